import { beijingDate } from '@lobby/calendar';
import { canMakeUp } from '@lobby/funds/promotions';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import { factsOfPromotion } from '../facts/of-promotion.ts';
import type { PromotionNeeds } from '../promotion-needs.ts';
import { endOf, type MembershipRow, type PromotionRow, ruleOf } from '../promotion-rows.ts';

/**
 * Signs a day of a promotion of signing in: today, or one that was missed and may be made up. Signing again does nothing.
 * The caller holds the member.
 * @throws Refusal `warning` for a day that cannot be signed, or after the end.
 */
export async function signDay(
  trx: Transaction<Tables>,
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
