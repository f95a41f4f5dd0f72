import type { Platform } from '../../domain.ts';
import type { Context } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { passwordProblem } from '../../members/password-problem.ts';
import { useUp, type Verification } from '../codes/verifications.ts';
import { rememberLogin } from '../risk/new-device.ts';
import { endSessionsOf } from '../sessions.ts';
import type { RecoveryWay } from './recovery-ways.ts';

/**
 * Changes the password for a proven ticket, once. With it end all sessions, grants and tickets of the member.
 * A poor password leaves the ticket, so that the member may think of another.
 */
export async function setPassword(
  platform: Platform,
  ctx: Context,
  way: RecoveryWay,
  proven: Verification,
  change: { password: string; secondPassword: string },
): Promise<void> {
  const problem = passwordProblem(change.password, change.secondPassword);
  if (problem) throw new Refusal('invalid-parameter', { reason: problem });
  const memberId = proven.member_id;
  if (memberId === null) throw new Refusal('authentication-code-error');
  const passwordHash = await platform.passwords.hash(change.password);

  const ended = await ctx.db.transaction().execute(async trx => {
    if (!(await useUp(trx, proven.id))) throw new Refusal('authentication-code-error');
    await trx
      .updateTable('members')
      .set({ password_hash: passwordHash })
      .where('id', '=', memberId)
      .execute();
    await trx.deleteFrom('login_grants').where('member_id', '=', memberId).execute();
    await trx.deleteFrom('verifications').where('member_id', '=', memberId).execute();
    return endSessionsOf(trx, memberId);
  });
  for (const tokenHash of ended) {
    platform.broker.publish('session-ended', { siteId: ctx.site.id, memberId, tokenHash });
  }
  // Whoever read the code has the phone in hand: asking for it again at the next login would prove nothing.
  if (way.field === 'phone') await rememberLogin(platform, ctx, { id: memberId });
}
