import { day } from '@lobby/calendar';
import { productGroups } from '@lobby/funds';
import { fenOf, type PromotionRule, type Step, stepsOf } from '@lobby/funds/promotions';
import { lockMember } from '@lobby/platform-identity/members/lock-member';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import { forfeitGrants } from '../grants/forfeit-grants.ts';
import { promotionGrantId, reachOfPromotion } from '../grants/reach-of-promotion.ts';
import { giftsHad, sumOf, withoutReturned } from './facts/gifts-had.ts';
import { factsOfPromotion } from './facts/of-promotion.ts';
import type { PromotionNeeds } from './promotion-needs.ts';
import { lockPromotion, type MembershipRow, type PromotionRow, ruleOf } from './promotion-rows.ts';

type Trx = Transaction<Tables>;

/**
 * Finds how far a member is in a promotion, and notes each gift that they reached, once. A time-out gives
 * nothing; an exclusion ends it. Locks the member.
 * @returns the steps; of no gift, or of more than the budget pays, they are missed.
 */
export async function reviewMembership(
  trx: Trx,
  {
    row,
    membership,
    now,
  }: { readonly row: PromotionRow; readonly membership: MembershipRow; readonly now: number },
  needs: PromotionNeeds,
): Promise<readonly Step[]> {
  const { member_id: memberId, promotion_id: promotionId } = membership;
  await lockMember(trx, memberId);
  const own = trx
    .updateTable('promotion_members')
    .set({ reviewed_at: BigInt(now) })
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId);
  const pause = await needs.pauseOf(trx, memberId, now);
  if (pause?.kind === 'exclusion') {
    await forfeitGrants(trx, { memberId, at: now, by: 'exclusion' });
    await own
      .set({ left_at: BigInt(now) })
      .where('left_at', 'is', null)
      .execute();
  } else await own.execute();
  if (pause || membership.left_at !== null) return [];
  const rule = ruleOf(membership);
  const steps = stepsOf(rule, await factsOfPromotion(trx, { row, membership, rule, now }, needs));
  return giveReached(trx, { row, membership, rule, steps, now });
}

interface Reviewed {
  readonly row: PromotionRow;
  readonly membership: MembershipRow;
  readonly rule: PromotionRule;
  readonly steps: readonly Step[];
  readonly now: number;
}

async function giveReached(
  trx: Trx,
  { row, membership, rule, steps: found, now }: Reviewed,
): Promise<readonly Step[]> {
  const { site_id: siteId, member_id: memberId, promotion_id: promotionId } = membership;
  const idOf = ({ key }: Step) => promotionGrantId({ memberId, promotionId, key });
  const had = await giftsHad(trx, membership);
  const steps = withoutReturned(found, had, idOf);
  const due = steps.filter(step => step.state === 'reached' && !had.has(idOf(step)));
  if (due.length === 0) return steps;

  const { spent } = await lockPromotion(trx, row.id);
  const perMember = fenOf(rule.budget.perMember);
  let ofSite = fenOf(ruleOf(row).budget.total) - spent;
  let ofMember = perMember - sumOf(had);
  const unpaid = new Set<string>();
  for (const { key, gift } of due) {
    // A share of less than a fen is no gift either.
    if (gift === 0n || gift > ofSite || gift > ofMember) {
      unpaid.add(key);
      continue;
    }
    [ofSite, ofMember] = [ofSite - gift, ofMember - gift];
    await reachOfPromotion(trx, {
      ...{ siteId, memberId, promotionId, key, amount: gift },
      terms: { multiple: rule.turnover.multiple, weights: weightsOf(rule) },
      ...{ at: now, expiresAt: now + rule.claimDays * day },
    });
  }
  await trx
    .updateTable('promotions')
    .set({ spent: fenOf(ruleOf(row).budget.total) - ofSite })
    .where('id', '=', row.id)
    .execute();
  return steps.map(step => (unpaid.has(step.key) ? { ...step, state: 'missed' } : step));
}

const weightsOf = ({ turnover: { group } }: PromotionRule) =>
  Object.fromEntries(productGroups[group].map(category => [category, 100]));
