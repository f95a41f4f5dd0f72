import { hour } from '@lobby/calendar';
import { fenOf, PERIOD_CLOSING_HOURS } from '@lobby/funds/promotions';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';
import { membershipOf } from '../joining/join.ts';
import type { PromotionNeeds } from '../promotion-needs.ts';
import { endOf, lockPromotion, type PromotionRow, ruleOf } from '../promotion-rows.ts';
import { reviewMembership } from '../review/review.ts';
import { rankedMembers } from './ranking.ts';

const closingMs = PERIOD_CLOSING_HOURS * hour;

/** When the places of a race become final, ms. */
export const closesAt = (row: PromotionRow): number => endOf(row) + closingMs;

/**
 * Fixes the places of the races that ended long enough ago, each once, and gives their gifts from the first place on. Any
 * process may. Whoever cannot be given theirs keeps no other waiting: it is thrown at the end, and a review gives it.
 */
export async function closeRaces(db: Kysely<Tables>, now: number, needs: PromotionNeeds): Promise<void> {
  const due = await db
    .selectFrom('promotions')
    .select('id')
    .where('published_at', 'is not', null)
    .where('ranked_at', 'is', null)
    .where(sql<boolean>`least(ends_at, closed_at) <= ${BigInt(now - closingMs)}`)
    .where(sql<boolean>`rule::json ->> 'kind' = 'race'`)
    .execute();
  const errors: unknown[] = [];
  for (const { id } of due) {
    const row = await fixPlaces(db, id, { now, needs });
    if (row) await givePlaces(db, row, { now, needs, errors });
  }
  if (errors.length > 0) throw new AggregateError(errors, 'some gifts of races were left out; again later');
}

interface Closing {
  readonly now: number;
  readonly needs: PromotionNeeds;
}

/** @returns the race; undefined when somebody else has closed it meanwhile. */
function fixPlaces(db: Kysely<Tables>, id: number, { now, needs }: Closing) {
  return db.transaction().execute(async trx => {
    const row = await lockPromotion(trx, id);
    const rule = ruleOf(row);
    if (rule.kind !== 'race' || row.ranked_at !== null) return undefined;
    const gifts = rule.places.map(({ gift }) => fenOf(gift));
    await sql`INSERT INTO promotion_places (promotion_id, member_id, place, points, gift)
      SELECT ${id}, ranked.member_id, ranked.place, ranked.points, COALESCE(paid.gift, 0)
      FROM (${rankedMembers(trx, { row, rule, now }, needs)}) AS ranked
      LEFT JOIN unnest(${gifts}::bigint[]) WITH ORDINALITY AS paid (gift, place)
        ON paid.place = ranked.place`.execute(trx);
    await trx
      .updateTable('promotions')
      .set({ ranked_at: BigInt(now) })
      .where('id', '=', id)
      .execute();
    return row;
  });
}

async function givePlaces(
  db: Kysely<Tables>,
  row: PromotionRow,
  { now, needs, errors }: Closing & { readonly errors: unknown[] },
): Promise<void> {
  const paid = await db
    .selectFrom('promotion_places')
    .select('member_id')
    .where('promotion_id', '=', row.id)
    .where('gift', '>', 0n)
    .orderBy('place')
    .execute();
  for (const { member_id } of paid)
    await db
      .transaction()
      .execute(async trx => {
        const membership = await membershipOf(trx, row.id, member_id);
        if (membership) await reviewMembership(trx, { row, membership, now }, needs);
      })
      .catch(error => void errors.push(error));
}
