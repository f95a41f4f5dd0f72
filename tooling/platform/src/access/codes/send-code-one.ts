import { contract } from '@lobby/api-client/contract';
import type { Platform } from '../../domain.ts';
import { networkOf } from '../../http/caller-address.ts';
import type { Context } from '../../http/context.ts';
import { implement } from '../../http/implement.ts';
import { Refusal } from '../../http/refusal.ts';
import { findMemberByName } from '../../members/find-member.ts';
import { middleDigits } from '../../members/mask.ts';
import { type RecoveryWay, recoveryWays } from '../recovery/recovery-ways.ts';
import { claimOf } from '../risk/device-claim.ts';
import { channelOf } from './channels.ts';
import { readSendCode, type SendCodeFields } from './sealed-fields.ts';
import { sendCode } from './send-code.ts';
import { takeTurn, targetBudget } from './targets.ts';
import { type Claim, expectVerification, subjectOf } from './verifications.ts';

// A challenge is worth five guesses at the middle digits of its phone.
const numberTries = 5;

type Channel = ReturnType<typeof channelOf>;

/** Sends a visitor the code of a challenge (type 3), or once more that of a recovery under way (type 2). */
export function sendCodeOne(platform: Platform) {
  return implement(contract.userVerification.sendCodeOne, async (input, ctx) => {
    const fields = await readSendCode(ctx.site, input);
    await platform.limits.codesPerAddress.spend(networkOf(ctx.ip));
    const channel = channelOf(input.cate);
    const order =
      input.type === 3
        ? await orderForDevice(platform, ctx, fields, channel)
        : await orderForRecovery(platform, ctx, fields, channel);
    const now = ctx.clock.now();
    const turn = platform.keys.mac('code target', ctx.site.id, order.target);
    const resendAt = await takeTurn(ctx.db, turn, targetBudget(platform.config.rateLimitScale), now);
    await sendCode(platform, { site: ctx.site, channel, ...order }, now);
    return { resendAt };
  });
}

interface Order {
  readonly verificationId: string;
  /** Whose minute it is; belongs to nobody when `to` is undefined. */
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

  const tries = await ctx.db
    .updateTable('verifications')
    .set(column => ({ number_tries: column('number_tries', '+', 1) }))
    .where('id', '=', row.id)
    .where('number_tries', '<', numberTries)
    .returning('number_tries')
    .executeTakeFirst();
  if (!tries) throw new Refusal('max-phone-attempts');
  if (number !== middleDigits(member.phone)) {
    throw new Refusal('invalid-parameter', { message: '手机号码错误' });
  }
  // The digits were right: asking for another code is not a guess.
  await ctx.db.updateTable('verifications').set({ number_tries: 0 }).where('id', '=', row.id).execute();
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
  return { verificationId: row.id, target, to: row.member_id === null ? undefined : target };
}
