import { periodAt } from '@lobby/calendar';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';
import { dayLimits } from './withdrawal-kinds.ts';

/** What a member may still withdraw on this day of Beijing; fen, ms. */
export interface DayLeft {
  /** Withdrawals that were counted on this day. */
  readonly used: bigint;
  readonly count: bigint;
  readonly amount: bigint;
  readonly endsAt: number;
}

/**
 * Counts withdrawals of this day that were paid or may still be. One whose money came back does not count. Exact
 * under the member's row lock.
 */
export async function leftOfDay(db: Kysely<Tables>, memberId: string, now: number): Promise<DayLeft> {
  const { start, end } = periodAt('day', now);
  const requested = await db
    .selectFrom('withdrawals')
    .select([sql<bigint>`count(*)`.as('count'), sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount')])
    .where('member_id', '=', memberId)
    .where('created_at', '>=', BigInt(start))
    .where('state', 'not in', ['rejected', 'returned'])
    .executeTakeFirstOrThrow();
  const left = (most: bigint, used: bigint) => (used < most ? most - used : 0n);
  return {
    used: requested.count,
    count: left(dayLimits.count, requested.count),
    amount: left(dayLimits.amount, requested.amount),
    endsAt: end,
  };
}
