import { contract } from '@lobby/api-client/contract';
import type { Platform } from '../../domain.ts';
import { networkOf } from '../../http/caller-address.ts';
import { memberOf } from '../../http/context.ts';
import { implement } from '../../http/implement.ts';
import { Refusal } from '../../http/refusal.ts';
import { tongueOf } from '../../tongue.ts';
import { recoveryWays } from '../recovery/recovery-ways.ts';
import { tokenHash } from '../tokens.ts';
import { channelOf } from './channels.ts';
import { readSendCode } from './sealed-fields.ts';
import { sendCode } from './send-code.ts';
import { takeTurnOf } from './targets.ts';
import { openVerification, subjectOf } from './verifications.ts';

/**
 * Sends a member a code to the phone or mailbox they want to bind. The ticket stays with the platform: the
 * binding call finds it by the session.
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
        tongue: tongueOf(input.langx),
        to: target,
      },
      now,
    );
    return { resendAt };
  });
}
