import { day } from '@lobby/calendar';
import { turnoverGroups } from '@lobby/funds';
import {
  fenOf,
  type PromotionRule,
  type Step,
  type StepReason,
  stepsOf,
  withheldBy,
} from '@lobby/funds/promotions';
import { lockMember } from '@lobby/platform-identity/members/lock-member';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import { forfeitGrants } from '../../grants/forfeit-grants.ts';
import { promotionGrantId, reachOfPromotion } from '../../grants/reach-of-promotion.ts';
import { asGiven, giftsHad, sumOf } from '../facts/gifts-had.ts';
import { factsOfPromotion } from '../facts/of-promotion.ts';
import type { PromotionNeeds } from '../promotion-needs.ts';
import { lockPromotion, type MembershipRow, type PromotionRow, ruleOf } from '../promotion-rows.ts';
import { leftOfPeriod, noteOfPeriod } from './period-budget.ts';
import { noteWithheld } from './withheld.ts';

type Trx = Transaction<Tables>;

/**
 * Finds how far a member is in a promotion, notes each gift that they reached, once, and why one is not given. A time-out
 * gives nothing; an exclusion ends it. Locks the member.
 * @returns the steps, as their gifts stand.
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
    await noteWithheld(trx, membership, new Map(), now);
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
  const steps = asGiven(found, had, idOf);
  const due = steps.filter(step => step.state === 'reached' && !had.has(idOf(step)));
  const withheld = new Map<string, { readonly gift: bigint; readonly reason: StepReason }>();
  if (due.length === 0) {
    await noteWithheld(trx, membership, withheld, now);
    return steps;
  }

  const current = await lockPromotion(trx, row.id);
  const left = {
    total: fenOf(ruleOf(current).budget.total) - current.spent,
    member: fenOf(rule.budget.perMember) - sumOf(had),
    period: await leftOfPeriod(trx, current, now),
  };
  let given = 0n;
  for (const { key, gift } of due) {
    const reason = withheldBy(gift, left);
    if (reason) {
      withheld.set(key, { gift, reason });
      continue;
    }
    given += gift;
    left.total -= gift;
    left.member -= gift;
    if (left.period !== undefined) left.period -= gift;
    await reachOfPromotion(trx, {
      ...{ siteId, memberId, promotionId, key, amount: gift },
      terms: { multiple: rule.turnover.multiple, weights: weightsOf(rule) },
      ...{ at: now, expiresAt: now + rule.claimDays * day },
    });
  }
  await trx
    .updateTable('promotions')
    .set({ spent: current.spent + given })
    .where('id', '=', row.id)
    .execute();
  await noteOfPeriod(trx, current, { given, now });
  await noteWithheld(trx, membership, withheld, now);
  return steps.map(step => {
    const reason = withheld.get(step.key)?.reason;
    if (!reason) return step;
    return { ...step, state: reason === 'budget-period' ? 'waiting' : 'missed', reason };
  });
}

const weightsOf = ({ turnover: { group } }: PromotionRule) =>
  Object.fromEntries(turnoverGroups[group].map(category => [category, 100]));
