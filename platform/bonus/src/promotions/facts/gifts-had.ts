import type { Step } from '@lobby/funds/promotions';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { isReturned } from '../../grants/return-grants.ts';
import type { MembershipRow } from '../promotion-rows.ts';

/** A gift that a member reached. */
interface HadGift {
  /** Fen. */
  readonly amount: bigint;
  /** It went back with a deposit, and is not given again. */
  readonly isReturned: boolean;
}

type GiftsHad = ReadonlyMap<string, HadGift>;

/** What a member reached in a promotion, by the ids of the grants. */
export const giftsHad = (
  db: Kysely<Tables>,
  { promotion_id, member_id }: Pick<MembershipRow, 'promotion_id' | 'member_id'>,
): Promise<GiftsHad> => giftsHadInEach(db, member_id, [promotion_id]);

/** The same of several promotions: an id of a grant is of one of them. */
export async function giftsHadInEach(
  db: Kysely<Tables>,
  memberId: string,
  promotionIds: readonly number[],
): Promise<GiftsHad> {
  if (promotionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('grants')
    .select(['id', 'amount', 'forfeited_by'])
    .where('member_id', '=', memberId)
    .where('promotion_id', 'in', promotionIds)
    .execute();
  return new Map(rows.map(({ id, amount, ...by }) => [id, { amount, isReturned: isReturned(by) }]));
}

/** Fen of gifts in all. */
export const sumOf = (gifts: GiftsHad): bigint =>
  [...gifts.values()].reduce((sum, { amount }) => sum + amount, 0n);

/**
 * Steps as their gifts stand: one whose gift was given is reached, with what it brought, also when its time is over; one
 * whose gift went back is missed: whatever is done for it brings none again.
 */
export const asGiven = (
  steps: readonly Step[],
  had: GiftsHad,
  idOf: (step: Step) => string,
): readonly Step[] =>
  steps.map(step => {
    const gift = had.get(idOf(step));
    if (!gift) return step;
    if (gift.isReturned) return { ...step, state: 'missed', reason: 'returned' };
    const { reason: _, ...given } = step;
    return { ...given, gift: gift.amount, state: 'reached' };
  });
