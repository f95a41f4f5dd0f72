import { contract } from '@lobby/api-client/contract';
import type { Platform } from '../domain.ts';
import type { Context } from '../http/context.ts';
import { implement } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';
import { findMemberByName } from '../members/find-member.ts';
import type { CaptchaGate } from './captcha/captcha-gate.ts';
import { beginTry } from './captcha/login-watch.ts';
import { redeemGrant } from './login-grants.ts';
import { expectRoomTicket, makeRoom } from './make-room.ts';
import { expectChallenge, judgeLogin, passChallenge, rememberLogin } from './risk/new-device.ts';
import { startSession } from './sessions.ts';

/**
 * Cheap checks first, the hash last: it is the dearest thing a stranger can make the platform do. The captcha comes
 * before the budget of tries, so that locking somebody else's name costs a captcha for every try.
 */
export function login(platform: Platform, captcha: CaptchaGate) {
  const { passwords, limits } = platform;
  return implement(contract.userSession.login, async (input, ctx) => {
    const nameKey = input.name.trim().toLowerCase();
    const attempt = await beginTry(limits, ctx.ip, `${ctx.site.id}:${nameKey}`);
    const member = await findMember(ctx, nameKey);

    const { kaptchcate, codeId, code, endSession } = input;
    // 99 is the ticket of a login that had no room, a challenge with its code, or the grant of a registration.
    const makesRoom = kaptchcate === 99 && endSession !== '';
    const challenged = kaptchcate === 99 && !makesRoom && code !== '';
    if (makesRoom) {
      await expectRoomTicket(platform, ctx, member, codeId);
    } else if (challenged) {
      await expectChallenge(platform, ctx, member, codeId);
    } else if (kaptchcate === 99) {
      const holder = { siteId: ctx.site.id, memberId: member?.id ?? '', deviceId: ctx.deviceId };
      if (!(await redeemGrant(ctx.db, codeId, holder, ctx.clock.now())))
        throw new Refusal('illegal-parameter');
    } else if (attempt.suspicious || captcha.always(ctx.site.id)) {
      await captcha.demand(ctx, { kaptchcate, codeId, code }).catch(async refusal => {
        await attempt.forget();
        throw refusal;
      });
    }

    await attempt.spend();
    const known = await passwords.matches(member?.password_hash, input.password);
    if (!member || !known) throw new Refusal('invalid-credentials');

    await attempt.succeed();
    if (makesRoom) await makeRoom(platform, ctx, member, { ticket: codeId, device: endSession });
    else if (challenged) await passChallenge(platform, ctx, member, { challenge: codeId, code });
    else await judgeLogin(platform, ctx, member, attempt.earlierFailures);
    await rememberLogin(platform, ctx, member);
    const token = await startSession(ctx.db, {
      siteId: ctx.site.id,
      memberId: member.id,
      deviceId: ctx.deviceId,
      userAgent: ctx.userAgent,
      ip: ctx.ip,
      at: ctx.clock.now(),
    });
    return { token, userId: member.id };
  });
}

async function findMember(ctx: Context, nameKey: string) {
  const row = await findMemberByName(ctx.db, ctx.site.id, nameKey);
  return row && { ...row, nameKey: row.name_key };
}
