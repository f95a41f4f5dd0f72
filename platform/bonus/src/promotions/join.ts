import { beijingDate } from '@lobby/calendar';
import { canMakeUp, type JoiningCondition } from '@lobby/funds/promotions';
import { lockMember } from '@lobby/platform-identity/members/lock-member';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import { askJoining, type Joining } from './facts/joining.ts';
import { factsOfPromotion } from './facts/of-promotion.ts';
import type { PromotionNeeds } from './promotion-needs.ts';
import { endOf, lockPromotion, type MembershipRow, type PromotionRow, ruleOf } from './promotion-rows.ts';

type Trx = Transaction<Tables>;
type Found = ReadonlyMap<JoiningCondition, boolean>;

/** How long a check holds a place for whoever was found fit. */
export const HELD_MS = 10 * 60_000;

export const allMet = (conditions: Found): boolean => [...conditions.values()].every(isMet => isMet);

/**
 * Finds out whether a member may join a promotion, writes down what was found, and holds the place for a while.
 * @returns the conditions, and until when the place is held; 0 where one is not met, or the member is in it.
 */
export async function checkJoining(
  trx: Trx,
  row: PromotionRow,
  joining: Joining,
  needs: PromotionNeeds,
): Promise<{ readonly conditions: Found; readonly heldUntil: number }> {
  await holdPlayer(trx, joining, needs);
  // Members who check at once are judged one after the other, by what is left then.
  const current = await lockPromotion(trx, row.id);
  const conditions = await askJoining(trx, current, joining, needs);
  // Whoever is in it already needs no place.
  const isIn = (await membershipOf(trx, row.id, joining.memberId)) !== undefined;
  const heldUntil = allMet(conditions) && !isIn ? joining.now + HELD_MS : 0;
  const found = {
    ...{ checked_at: BigInt(joining.now), held_until: BigInt(heldUntil) },
    conditions: JSON.stringify([...conditions]),
    ...{ device_id: joining.deviceId, address: joining.address },
  };
  await trx
    .insertInto('promotion_conditions')
    .values({ promotion_id: row.id, member_id: joining.memberId, ...found })
    .onConflict(conflict => conflict.columns(['promotion_id', 'member_id']).doUpdateSet(found))
    .execute();
  return { conditions, heldUntil };
}

const unmetOfPromotion = () => new Refusal('warning', { reason: 'promotion-conditions' });

/**
 * Joins a promotion, once: whoever is in it already stays in it as they are.
 * @param refusalOf what is thrown when a condition is not met: of what was found.
 * @throws Refusal `warning` when a condition is not met.
 */
export async function joinPromotion(
  trx: Trx,
  row: PromotionRow,
  joining: Joining,
  needs: PromotionNeeds,
  refusalOf: (found: Found) => Refusal = unmetOfPromotion,
): Promise<MembershipRow> {
  const { memberId, now } = joining;
  await holdPlayer(trx, joining, needs);
  const known = await membershipOf(trx, row.id, memberId);
  if (known) return known;
  const { conditions } = await checkJoining(trx, row, joining, needs);
  if (!allMet(conditions)) throw refusalOf(conditions);
  await trx
    .updateTable('promotion_conditions')
    .set({ held_until: 0n })
    .where('promotion_id', '=', row.id)
    .where('member_id', '=', memberId)
    .execute();
  return trx
    .insertInto('promotion_members')
    .values({
      ...{ promotion_id: row.id, member_id: memberId, site_id: row.site_id, rule: row.rule },
      ...{ joined_at: BigInt(now), reviewed_at: BigInt(now), left_at: null },
      ...{ device_id: joining.deviceId, address: joining.address },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Locks a member who may play: pauses are written under the same lock. @throws Refusal `access-denied` in a pause. */
export async function holdPlayer(
  trx: Trx,
  { memberId, now }: Joining,
  { pauseOf }: PromotionNeeds,
): Promise<void> {
  await lockMember(trx, memberId);
  if (await pauseOf(trx, memberId, now)) throw new Refusal('access-denied', { reason: 'play-paused' });
}

/** What a member joined; undefined when they did not. */
export function membershipOf(
  trx: Trx,
  promotionId: number,
  memberId: string,
): Promise<MembershipRow | undefined> {
  return trx
    .selectFrom('promotion_members')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/**
 * Signs a day of a promotion of signing in: today, or one that was missed and may be made up. Signing again does nothing.
 * The caller holds the member.
 * @throws Refusal `warning` for a day that cannot be signed, or after the end.
 */
export async function signDay(
  trx: Trx,
  {
    row,
    membership,
    now,
    date,
  }: {
    readonly row: PromotionRow;
    readonly membership: MembershipRow;
    readonly now: number;
    readonly date: string;
  },
  needs: PromotionNeeds,
): Promise<void> {
  const rule = ruleOf(membership);
  if (rule.kind !== 'sign-in') return;
  if (now >= endOf(row) || membership.left_at !== null)
    throw new Refusal('warning', { reason: 'promotion-ended' });
  const facts = await factsOfPromotion(trx, { row, membership, rule, now }, needs);
  if (facts.signed.includes(date)) return;
  const isToday = date === beijingDate(now);
  if (!isToday && !canMakeUp(rule, facts, date)) throw new Refusal('warning', { reason: 'sign-day' });
  await trx
    .insertInto('promotion_days')
    .values({
      ...{ promotion_id: row.id, member_id: membership.member_id, day: date },
      ...{ signed_at: BigInt(now), is_made_up: !isToday },
    })
    .execute();
}
