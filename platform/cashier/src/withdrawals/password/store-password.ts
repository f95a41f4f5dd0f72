import type { BoundMember } from '@lobby/platform-identity/account/bound-member';
import { claimPermits, type Permit } from '@lobby/platform-identity/account/second-factor';
import { notifyMember } from '@lobby/platform-identity/members/change-notice';
import { holdWithdrawals } from '@lobby/platform-identity/members/withdrawal-hold';
import { noteSecurity } from '@lobby/platform-identity/security-log/note-security';
import type { Context } from '@lobby/platform-kernel/calls/context';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Kysely } from 'kysely';

/** The hash of a member's withdrawal password; undefined when there is none. */
export async function storedHash(db: Kysely<Tables>, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('withdrawal_passwords')
    .select('hash')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.hash;
}

interface Replacement {
  /** What is stored from now on. */
  readonly hash: string;
  /** What it takes the place of; undefined: nothing. */
  readonly former: string | undefined;
  /** What permits it; used up with it. */
  readonly permit: Permit | undefined;
  /** The language of the notice to phone and mailbox. */
  readonly langx: string;
}

/**
 * Stores a withdrawal password and clears its lock; phone and mailbox are notified. In place of another it holds
 * withdrawals for a day.
 * @throws Refusal 'data-exists' when a concurrent call was first, as `claimPermits`.
 */
export async function storePassword(
  platform: Pick<Platform, 'messenger' | 'log'>,
  ctx: Context,
  member: BoundMember,
  { hash, former, permit, langx }: Replacement,
): Promise<void> {
  const now = ctx.clock.now();
  const kind = former === undefined ? 'withdrawal-password-set' : 'withdrawal-password-changed';
  await ctx.db.transaction().execute(async trx => {
    await claimPermits(trx, member, [permit]);
    if ((await storedHash(trx, member.id)) !== former)
      throw new Refusal('data-exists', { reason: 'withdrawal-password-set' });
    const row = { hash, tries: 0, locked_until: 0n, changed_at: BigInt(now) };
    await trx
      .insertInto('withdrawal_passwords')
      .values({ member_id: member.id, ...row })
      .onConflict(conflict => conflict.column('member_id').doUpdateSet(row))
      .execute();
    await noteSecurity(ctx, { kind, memberId: member.id }, trx);
    if (former !== undefined) await holdWithdrawals(trx, member.id, now);
  });
  notifyMember(platform, ctx.site, member, { change: kind, langx });
}
