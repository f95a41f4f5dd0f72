import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { MembershipRow } from '../promotion-rows.ts';

/** What a member reached in a promotion, fen, by the ids of the grants. */
export async function giftsHad(
  db: Kysely<Tables>,
  { promotion_id, member_id }: Pick<MembershipRow, 'promotion_id' | 'member_id'>,
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db
    .selectFrom('grants')
    .select(['id', 'amount'])
    .where('member_id', '=', member_id)
    .where('promotion_id', '=', promotion_id)
    .execute();
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

/** Fen of gifts in all. */
export const sumOf = (gifts: ReadonlyMap<string, bigint>): bigint =>
  [...gifts.values()].reduce((sum, fen) => sum + fen, 0n);
