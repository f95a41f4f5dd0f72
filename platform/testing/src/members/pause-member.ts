import type { Tables } from '@lobby/platform-kernel/database/tables';
import { underLocks } from '@lobby/platform-protection/change-limit';
import type { Kysely } from 'kysely';

interface Pause {
  readonly now: number;
  readonly until: number;
  /** What is waited for before the locks are given back. */
  readonly hold?: () => Promise<unknown>;
}

/** Writes a time-out of a member under its locks, in place of one that ends earlier. Times in ms. */
export function pauseMember(
  db: Kysely<Tables>,
  memberId: string,
  { now, until, hold }: Pause,
): Promise<void> {
  return underLocks(db, memberId, async (trx, row) => {
    const paused_until = BigInt(until) > row.paused_until ? BigInt(until) : row.paused_until;
    await trx
      .updateTable('member_protection')
      .set({ pause: 'time-out', paused_at: BigInt(now), paused_until })
      .where('member_id', '=', memberId)
      .execute();
    await hold?.();
  });
}
