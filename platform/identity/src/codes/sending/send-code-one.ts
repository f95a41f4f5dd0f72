import { contract } from '@lobby/api-client/contract';
import { networkOf } from '@lobby/platform-kernel/calls/caller-network';
import type { Context } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { localeOf } from '@lobby/platform-kernel/calls/locale';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { findMemberByName } from '../../members/find-member.ts';
import { middleDigits } from '../../members/personal-data/mask.ts';
import { claimOf } from '../device-claim.ts';
import { giveBackGuess, takeGuess } from '../limits/number-guesses.ts';
import { takeTurnOf } from '../limits/targets.ts';
import { type RecoveryWay, recoveryWays } from '../recovery-ways.ts';
import { type Claim, expectVerification, subjectOf } from '../verifications.ts';
import { channelOf } from './channels.ts';
import { readSendCode, type SendCodeFields } from './sealed-fields.ts';
import { sendCode } from './send-code.ts';

type Channel = ReturnType<typeof channelOf>;

/** Sends a visitor the code of a challenge (type 3), or once more that of a recovery under way (type 2). */
export function sendCodeOne(platform: Platform) {
  return implement(contract.userVerification.sendCodeOne, async (input, ctx) => {
    // The other types belong to members, see sendCode/two.
    if (input.type !== 2 && input.type !== 3) throw new Refusal('invalid-parameter');
    const fields = await readSendCode(ctx.site, input);
    await platform.limits.codesPerAddress.spend(networkOf(ctx.ip));
    const channel = channelOf(input.cate);
    const order =
      input.type === 3
        ? await orderForDevice(platform, ctx, fields, channel)
        : await orderForRecovery(platform, ctx, fields, channel);
    const now = ctx.clock.now();
    const resendAt = await takeTurnOf(platform, ctx, order.target);
    await sendCode(platform, { site: ctx.site, channel, locale: localeOf(input.langx), ...order }, now);
    return { resendAt };
  });
}

interface Order {
  readonly verificationId: string;
  /** The target whose one code per minute is used; no member has it when `to` is undefined. */
  readonly target: string;
  readonly to: string | undefined;
}

async function orderForDevice(
  { keys }: Platform,
  ctx: Context,
  { number, name, codeId }: SendCodeFields,
  channel: Channel,
): Promise<Order> {
  if (channel === 'email') throw new Refusal('invalid-parameter');
  const member = await findMemberByName(ctx.db, ctx.site.id, name);
  if (!member) throw new Refusal('authentication-code-error');
  const claim = claimOf(keys, ctx, { nameKey: member.name_key, phone: member.phone }, codeId);
  const row = await expectVerification(ctx.db, claim, 'asked', ctx.clock.now());
  await takeGuess(ctx.db, member.id, ctx.clock.now());
  if (number !== middleDigits(member.phone)) {
    throw new Refusal('invalid-parameter', { reason: 'digits-wrong' });
  }
  await giveBackGuess(ctx.db, member.id);
  return { verificationId: row.id, target: member.phone, to: member.phone };
}

async function orderForRecovery(
  { keys }: Platform,
  ctx: Context,
  { number, name, codeId }: SendCodeFields,
  channel: Channel,
): Promise<Order> {
  const way: RecoveryWay = channel === 'email' ? recoveryWays.email : recoveryWays.phone;
  const target = way.read(number);
  const claim: Claim = {
    ticket: codeId,
    siteId: ctx.site.id,
    deviceId: ctx.deviceId,
    purpose: way.purpose,
    subject: subjectOf(keys, name.trim().toLowerCase(), target),
  };
  const row = await expectVerification(ctx.db, claim, 'asked', ctx.clock.now());
  // Asked for in any case, so that a name without this target takes as long.
  const owner = await ctx.db
    .selectFrom('members')
    .select(way.field)
    .where('id', '=', row.member_id ?? '')
    .executeTakeFirst();
  return { verificationId: row.id, target, to: owner?.[way.field] };
}
