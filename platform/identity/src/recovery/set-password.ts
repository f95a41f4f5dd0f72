import type { Context } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { forgetGuesses } from '../codes/limits/number-guesses.ts';
import type { RecoveryWay } from '../codes/recovery-ways.ts';
import { useUp, type Verification } from '../codes/verifications.ts';
import { replacePassword } from '../login/replace-password.ts';
import { notifyMember } from '../members/change-notice.ts';
import { lockMember } from '../members/lock-member.ts';
import { type NewPassword, passwordProblem } from '../members/passwords/password-problem.ts';
import { rememberLogin } from '../risk/new-device.ts';
import { noteSecurity } from '../security-log/note-security.ts';

/** What has proven the member, and the language of the notice. */
interface RecoveredBy {
  readonly way: RecoveryWay;
  readonly target: string;
  readonly langx: string | undefined;
}

/**
 * Changes the password for a proven ticket, once, as `replacePassword` does, while the member still has the target its
 * code went to; notifies phone and mailbox. A weak password keeps the ticket valid, so that the member can choose
 * another.
 */
export async function setPassword(
  platform: Platform,
  ctx: Context,
  { way, target, langx }: RecoveredBy,
  proven: Verification,
  change: NewPassword,
): Promise<void> {
  const problem = passwordProblem(change);
  if (problem) throw new Refusal('invalid-parameter', { reason: problem });
  const memberId = proven.member_id;
  if (memberId === null) throw new Refusal('authentication-code-error');
  const passwordHash = await platform.passwords.hash(change.password);

  const { ended, bound } = await ctx.db.transaction().execute(async trx => {
    const bound = await lockMember(trx, memberId);
    // A change that came between the reading of the member and the ticket could not end it.
    if (way.key(bound[way.field]) !== way.key(target) || !(await useUp(trx, proven.id)))
      throw new Refusal('authentication-code-error');
    await noteSecurity(ctx, { kind: 'password-reset', reason: way.field, memberId }, trx);
    return { ended: await replacePassword(trx, ctx, { memberId, passwordHash }), bound };
  });
  notifyMember(platform, ctx.site, bound, { change: 'password', langx });
  for (const tokenHash of ended) {
    platform.broker.publish('session-ended', { siteId: ctx.site.id, memberId, tokenHash });
  }
  // The code has just proved possession of the phone; another one at the next login would prove nothing more.
  if (way.field !== 'phone') return;
  await rememberLogin(platform, ctx, { id: memberId });
  await forgetGuesses(ctx.db, memberId);
}
