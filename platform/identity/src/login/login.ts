import { contract, type ParsedRequestOf } from '@lobby/api-client/contract';
import type { Context } from '@lobby/platform-kernel/calls/context';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { CaptchaGate } from '../captcha/captcha-gate.ts';
import { countedTry } from '../captcha/login-tries.ts';
import { findMemberByName } from '../members/find-member.ts';
import { endChosenDevice, expectDeviceLimitTicket } from '../risk/device-limit.ts';
import { isKnownDevice } from '../risk/known-places.ts';
import { expectChallenge, judgeLogin, passChallenge, rememberLogin } from '../risk/new-device.ts';
import { noteLogin } from '../security-log/note-login.ts';
import { startSession } from '../sessions/sessions.ts';
import { redeemGrant } from './login-grants.ts';

type LoginInput = ParsedRequestOf<typeof contract.userSession.login>;

/**
 * Cheap checks first, the password hash last: it is the most expensive thing an unauthenticated caller can cause. The
 * captcha comes before the budget of attempts, so that every attempt costs its work.
 */
export function login(platform: Platform, captcha: CaptchaGate) {
  const { passwords, limits, config } = platform;
  async function enter(input: LoginInput, ctx: Context) {
    const nameKey = input.name.trim().toLowerCase();
    const member = await findMember(ctx, nameKey);
    // Also looked up for an unknown name, so that the answer takes the same time.
    const knownDevice = await isKnownDevice(ctx.db, member?.id ?? '', ctx.deviceId);

    const { kaptchcate, codeId, code, sendCodeNum, endSession } = input;
    // 99 is the ticket of a login at the device limit, a challenge with its code, or the grant of a registration.
    const endsDevice = kaptchcate === 99 && endSession !== '';
    const challenged = kaptchcate === 99 && !endsDevice && code !== '';
    if (endsDevice) {
      await expectDeviceLimitTicket(platform, ctx, member, codeId);
    } else if (challenged) {
      await expectChallenge(platform, ctx, member, codeId);
    } else if (kaptchcate === 99) {
      const holder = { siteId: ctx.site.id, memberId: member?.id ?? '', deviceId: ctx.deviceId };
      if (!(await redeemGrant(ctx.db, codeId, holder, ctx.clock.now())))
        throw new Refusal('illegal-parameter');
    }

    let earlierFailures = 0;
    const { id: siteId } = ctx.site;
    const ownDevice = knownDevice || kaptchcate === 99;
    const trier = { siteId, nameKey, ip: ctx.ip, deviceId: ctx.deviceId, ownDevice };
    const right = await countedTry(limits, config.captchaBits, trier, async attempt => {
      earlierFailures = attempt.earlierFailures;
      if (kaptchcate !== 99 && (attempt.suspicious || captcha.always(siteId))) {
        await captcha.demand(ctx, { kaptchcate, codeId, code }, attempt.bits);
      }
      await attempt.spend();
      return passwords.matches(member?.password_hash, input.password);
    });
    if (!member || !right) throw new Refusal('invalid-credentials');
    // After the password, so that nobody else learns of it.
    if (member.frozen_at !== null) {
      throw new Refusal('contact-customer-service', { reason: 'account-frozen' });
    }

    if (endsDevice) await endChosenDevice(platform, ctx, member, { ticket: codeId, device: endSession });
    else if (challenged) await passChallenge(platform, ctx, member, { challenge: codeId, code, sendCodeNum });
    else await judgeLogin(platform, ctx, member, earlierFailures);
    await rememberLogin(platform, ctx, member);
    return { token: await startSession(ctx, member.id, input), userId: member.id };
  }
  return implement(contract.userSession.login, (input, ctx) =>
    noteLogin(ctx, input, () => enter(input, ctx)),
  );
}

async function findMember(ctx: Context, nameKey: string) {
  const row = await findMemberByName(ctx.db, ctx.site.id, nameKey);
  return row && { ...row, nameKey: row.name_key };
}
