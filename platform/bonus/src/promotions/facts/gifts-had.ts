import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import type { MembershipRow } from '../promotion-rows.ts';

/** What a member reached in a promotion, fen, by the ids of the grants. */
export const giftsHad = (
  db: Kysely<Tables>,
  { promotion_id, member_id }: Pick<MembershipRow, 'promotion_id' | 'member_id'>,
): Promise<ReadonlyMap<string, bigint>> => giftsHadInEach(db, member_id, [promotion_id]);

/** The same of several promotions: an id of a grant is of one of them. */
export async function giftsHadInEach(
  db: Kysely<Tables>,
  memberId: string,
  promotionIds: readonly number[],
): Promise<ReadonlyMap<string, bigint>> {
  if (promotionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('grants')
    .select(['id', 'amount'])
    .where('member_id', '=', memberId)
    .where('promotion_id', 'in', promotionIds)
    .execute();
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

/** Fen of gifts in all. */
export const sumOf = (gifts: ReadonlyMap<string, bigint>): bigint =>
  [...gifts.values()].reduce((sum, fen) => sum + fen, 0n);
