import { type Context, memberOf } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { countedTry } from '../../captcha/login-tries.ts';
import { replacePassword } from '../../login/replace-password.ts';
import { notifyMember } from '../../members/change-notice.ts';
import { lockMember } from '../../members/lock-member.ts';
import { passwordProblem } from '../../members/passwords/password-problem.ts';
import { noteSecurity } from '../../security-log/note-security.ts';
import type { BoundMember } from '../bound-member.ts';
import type { Permit } from '../second-factor.ts';

/** Passwords as they travel, md5. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly password: string;
  readonly secondPassword: string;
  /** The language of the notice to phone and mailbox. */
  readonly langx: string;
}

/**
 * Changes the login password, ends the member's other sessions and notifies phone and mailbox
 * (docs/security.md#phone-mailbox-name-password).
 * @param prove checks the code or passkey, where one is needed.
 * @throws Refusal 'invalid-parameter', 'frequent-submission', 'password-check-failure'; as `prove`.
 */
export async function changePassword(
  platform: Platform,
  ctx: Context,
  member: BoundMember,
  { oldPassword, langx, ...chosen }: PasswordChange,
  prove: () => Promise<Permit | undefined>,
): Promise<void> {
  const { passwords, limits, config, broker } = platform;
  const problem = passwordProblem({ ...chosen, name: member.name });
  if (problem) throw new Refusal('invalid-parameter', { reason: problem });
  if (chosen.password === oldPassword)
    throw new Refusal('invalid-parameter', { reason: 'password-unchanged' });

  let permit: Permit | undefined;
  const trier = {
    siteId: ctx.site.id,
    nameKey: member.name_key,
    ip: ctx.ip,
    deviceId: await deviceOfSession(ctx),
    ownDevice: true,
  };
  const right = await countedTry(limits, config.captchaBits, trier, async attempt => {
    await attempt.spend();
    permit = await prove();
    return passwords.matches(member.password_hash, oldPassword);
  });
  if (!right) throw new Refusal('password-check-failure', { reason: 'old-password-wrong' });

  const passwordHash = await passwords.hash(chosen.password);
  const { id: memberId, sessionId } = memberOf(ctx);
  const ended = await ctx.db.transaction().execute(async trx => {
    const current = await lockMember(trx, memberId);
    // A concurrent change was first.
    if (current.password_hash !== member.password_hash) throw new Refusal('password-check-failure');
    if (permit && !(await permit(trx))) throw new Refusal('authentication-code-error');
    await noteSecurity(ctx, { kind: 'password-changed', memberId }, trx);
    return replacePassword(trx, ctx, { memberId, passwordHash, keptSession: sessionId });
  });
  notifyMember(platform, ctx.site, member, { change: 'password', langx });
  for (const tokenHash of ended)
    broker.publish('session-ended', { siteId: ctx.site.id, memberId, tokenHash });
}

/** Where the session was begun, whatever device its caller claims: a token that was stolen gets no tries beyond these. */
async function deviceOfSession(ctx: Context): Promise<string> {
  const session = await ctx.db
    .selectFrom('sessions')
    .select('device_id')
    .where('id', '=', memberOf(ctx).sessionId)
    .executeTakeFirstOrThrow(() => new Refusal('login-expired'));
  return session.device_id;
}
