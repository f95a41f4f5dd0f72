import { contract } from '@lobby/api-client/contract';
import type { Platform } from '../domain.ts';
import type { Context } from '../http/context.ts';
import { implement } from '../http/implement.ts';
import { Refusal } from '../http/refusal.ts';
import type { CaptchaGate } from './captcha/captcha-gate.ts';
import { beginTry } from './captcha/login-watch.ts';
import { redeemGrant } from './login-grants.ts';
import { startSession } from './sessions.ts';

/**
 * Cheap checks first, the hash last: it is the dearest thing a stranger can make the platform do. The captcha comes
 * before the budget of tries, so that locking somebody else's name costs a captcha for every try.
 */
export function login({ passwords, limits }: Platform, captcha: CaptchaGate) {
  return implement(contract.userSession.login, async (input, ctx) => {
    const nameKey = input.name.trim().toLowerCase();
    const attempt = await beginTry(limits, ctx.ip, `${ctx.site.id}:${nameKey}`);
    const member = await findMember(ctx, nameKey);

    const { kaptchcate, codeId, code } = input;
    if (kaptchcate === 99) {
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
    const token = await startSession(ctx.db, {
      siteId: ctx.site.id,
      memberId: member.id,
      deviceId: ctx.deviceId,
      at: ctx.clock.now(),
    });
    return { token, userId: member.id };
  });
}

function findMember(ctx: Context, nameKey: string) {
  return ctx.db
    .selectFrom('members')
    .select(['id', 'password_hash'])
    .where('site_id', '=', ctx.site.id)
    .where('name_key', '=', nameKey)
    .executeTakeFirst();
}
