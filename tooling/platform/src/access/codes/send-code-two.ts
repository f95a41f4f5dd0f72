import { contract } from '@lobby/api-client/contract';
import { networkOf } from '../../kernel/caller-network.ts';
import { memberOf } from '../../kernel/context.ts';
import type { Platform } from '../../kernel/domain.ts';
import { implement } from '../../kernel/implement.ts';
import { localeOf } from '../../kernel/locale.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { tokenHash } from '../tokens.ts';
import { channelOf } from './channels.ts';
import { recoveryWays } from './recovery-ways.ts';
import { readSendCode } from './sealed-fields.ts';
import { sendCode } from './send-code.ts';
import { takeTurnOf } from './targets.ts';
import { openVerification, subjectOf } from './verifications.ts';

/**
 * Sends a member a code to the phone or mailbox they want to bind. The ticket is not returned: the binding call finds
 * it by the session.
 */
export function sendCodeTwo(platform: Platform) {
  return implement(contract.userVerification.sendCodeTwo, async (input, ctx) => {
    const member = memberOf(ctx);
    const { number, name } = await readSendCode(ctx.site, input);
    const nameKey = name.trim().toLowerCase();
    if (nameKey !== member.name.toLowerCase()) throw new Refusal('illegal-parameter');
    await platform.limits.codesPerAddress.spend(networkOf(ctx.ip));
    const channel = channelOf(input.cate);
    const target = (channel === 'email' ? recoveryWays.email : recoveryWays.phone).read(number);

    const now = ctx.clock.now();
    const resendAt = await takeTurnOf(platform, ctx, target);
    const ticket = await openVerification(
      ctx.db,
      {
        siteId: ctx.site.id,
        deviceId: ctx.deviceId,
        purpose: 'bind',
        subject: subjectOf(platform.keys, nameKey, target),
        memberId: member.id,
      },
      now,
    );
    await sendCode(
      platform,
      {
        site: ctx.site,
        verificationId: tokenHash(ticket),
        channel,
        locale: localeOf(input.langx),
        to: target,
      },
      now,
    );
    return { resendAt };
  });
}
