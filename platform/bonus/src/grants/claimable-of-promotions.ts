import './grants.tables.ts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';

/** How many gifts of each promotion a member may claim at an instant, ms, by its id; of one without any nothing. */
export async function claimableOfPromotions(
  db: Kysely<Tables>,
  memberId: string,
  now: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('grants')
    .select(['promotion_id', ({ fn }) => fn.countAll<string>().as('count')])
    .where('member_id', '=', memberId)
    .where('promotion_id', 'is not', null)
    .where('claimed_at', 'is', null)
    .where('forfeited_at', 'is', null)
    .where('expires_at', '>', BigInt(now))
    .groupBy('promotion_id')
    .execute();
  // Safe: those without a promotion are left out.
  return new Map(rows.map(({ promotion_id, count }) => [promotion_id!, Number(count)]));
}
