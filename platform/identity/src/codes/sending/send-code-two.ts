import { contract, type ParsedRequestOf } from '@lobby/api-client/contract';
import { networkOf } from '@lobby/platform-kernel/calls/caller-network';
import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { localeOf } from '@lobby/platform-kernel/calls/locale';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { CaptchaGate } from '../../captcha/captcha-gate.ts';
import { tokenHash } from '../../sessions/tokens.ts';
import { readAbout } from '../code-about.ts';
import type { Purpose } from '../codes.tables.ts';
import { contacts, unbound } from '../contacts.ts';
import { asCodeOfMember } from '../limits/codes-of-member.ts';
import { takeTurnOf } from '../limits/targets.ts';
import { dropVerifications, openVerification, subjectOf } from '../verifications.ts';
import { channelOf } from './channels.ts';
import { readSendCode } from './sealed-fields.ts';
import { sendCode } from './send-code.ts';

type SendCodeInput = ParsedRequestOf<typeof contract.userVerification.sendCodeTwo>;

/** What a member may be sent a code for, by `type`; each of these goes to what is bound already. */
const toBound = {
  5: 'change-phone',
  6: 'change-email',
  7: 'change-password',
  8: 'add-passkey',
  9: 'remove-passkey',
  10: 'add-payout-account',
  11: 'withdrawal-password',
  12: 'withdrawal',
  13: 'remove-payout-account',
  14: 'default-payout-account',
  15: 'reset-withdrawal-password',
} as const;

/**
 * Sends a member a code, to a phone or mailbox they want to bind or to the one bound already, and returns the ticket
 * for the call that uses it. Whether another member has the target is not judged here, so that nobody learns it.
 */
export function sendCodeTwo(platform: Platform, gate: CaptchaGate) {
  return implement(contract.userVerification.sendCodeTwo, async (input, ctx) => {
    const member = memberOf(ctx);
    const { number, name, codeId } = await readSendCode(ctx.site, input);
    const nameKey = name.trim().toLowerCase();
    if (nameKey !== member.name.toLowerCase()) throw new Refusal('illegal-parameter');
    await platform.limits.codesPerAddress.spend(networkOf(ctx.ip));
    const { purpose, target } = await orderOf(ctx, member.id, input, number);
    const about = readAbout(purpose, input.about);

    const captcha = { kaptchcate: input.kaptchcate === 1 ? 1 : 0, codeId, code: input.imageCode } as const;
    return asCodeOfMember(platform, ctx, member, {
      gate,
      captcha,
      async send() {
        const now = ctx.clock.now();
        const resendAt = await takeTurnOf(platform, ctx, target);
        const claim = {
          siteId: ctx.site.id,
          deviceId: ctx.deviceId,
          purpose,
          subject: subjectOf(platform.keys, nameKey, target, about),
          memberId: member.id,
        };
        await dropVerifications(ctx.db, claim);
        const ticket = await openVerification(ctx.db, claim, now);
        const [channel, locale] = [channelOf(input.cate), localeOf(input.langx)];
        const delivery = { site: ctx.site, channel, locale, to: target, amount: about?.amount };
        await sendCode(platform, { verificationId: tokenHash(ticket), ...delivery }, now);
        return { resendAt, ticket };
      },
    });
  });
}

interface Order {
  readonly purpose: Purpose;
  readonly target: string;
}

/** @throws Refusal 'unbound-phone' or 'invalid-parameter' where there is nothing to send the code to. */
async function orderOf(
  { db }: Context,
  memberId: string,
  { type, cate }: Pick<SendCodeInput, 'type' | 'cate'>,
  number: string,
): Promise<Order> {
  const contact = channelOf(cate) === 'email' ? contacts.email : contacts.phone;
  if (type === 4) return { purpose: `bind-${contact.field}`, target: contact.read(number) };
  if (type === 2 || type === 3 || number !== 'bound') throw new Refusal('invalid-parameter');
  const member = await db
    .selectFrom('members')
    .select(['phone', 'email'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const target = member[contact.field];
  if (target === '') throw unbound(contact);
  return { purpose: toBound[type], target };
}
