import { hour, midnightOf } from '@lobby/calendar';
import {
  judgeJoining,
  PERIOD_CLOSING_HOURS,
  type PromotionFacts,
  type PromotionRule,
} from '@lobby/funds/promotions';
import { type Fraction, giftOfMember } from '@lobby/funds/promotions/forecast';
import { factsOfMember } from '@lobby/platform-identity/members/member-facts';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { boundDataOf } from '../facts/bound-data.ts';
import { factsOfPromotion } from '../facts/of-promotion.ts';
import type { PromotionNeeds } from '../promotion-needs.ts';
import type { MembershipRow, PromotionRow } from '../promotion-rows.ts';

/** A time that is over, as if the promotion had run in it. */
interface Replayed {
  readonly row: PromotionRow;
  readonly rule: PromotionRule;
  readonly memberId: string;
  /** ms */
  readonly start: number;
  readonly end: number;
  readonly longer: Fraction;
}

/**
 * Fen that a promotion would give a member who joins it at once and goes on as before, by the facts and rules of what is
 * given. A day with a settled bet counts as one for which they signed in.
 */
export async function replayMember(
  db: Kysely<Tables>,
  { row, rule, memberId, start, end, longer }: Replayed,
  needs: Omit<PromotionNeeds, 'pauseOf'>,
): Promise<bigint> {
  const member = await factsOfMember(db, memberId);
  const joinedAt = Math.max(start, member.registeredAt);
  if (joinedAt >= end || member.isFrozen) return 0n;
  const facts = await factsOfPromotion(
    db,
    {
      row: { ...row, id: nobodysPromotion, ends_at: BigInt(end), closed_at: null },
      membership: membershipOf(row, memberId, joinedAt),
      rule,
      now: end + PERIOD_CLOSING_HOURS * hour,
    },
    needs,
  );
  const met = judgeJoining(rule, {
    ...{ now: joinedAt, startsAt: start, endsAt: end, registeredAt: member.registeredAt },
    ...{ grade: member.vipGrade, bound: boundDataOf(member) },
    hasDeposited: facts.firstDeposit !== undefined && facts.firstDeposit.at < joinedAt,
    ...{
      isDeviceUsed: false,
      isAddressUsed: false,
      isPersonUsed: false,
      hasOther: false,
      isBudgetLeft: true,
      // Its operator is told what the brand does not allow when they publish it.
      bonusRules: 'open',
    },
  });
  if ([...met].some(([condition, isMet]) => !isMet && !comesLater.has(condition))) return 0n;
  return giftOfMember(rule, rule.kind === 'sign-in' ? signedWhereStaked(facts) : facts, longer);
}

/** Nobody signed in, spun or redeemed anything in it. */
const nobodysPromotion = 0;
/** A member may meet it while the promotion runs. */
const comesLater: ReadonlySet<string> = new Set(['deposited-before']);

const membershipOf = (row: PromotionRow, memberId: string, joinedAt: number): MembershipRow => ({
  ...{ promotion_id: nobodysPromotion, member_id: memberId, site_id: row.site_id, rule: row.rule },
  ...{ joined_at: BigInt(joinedAt), reviewed_at: 0n, left_at: null, device_id: '', address: '' },
});

const signedWhereStaked = (facts: PromotionFacts): PromotionFacts => ({
  ...facts,
  signed: [...facts.turnover].flatMap(([date, fen]) =>
    fen > 0n && midnightOf(date) !== undefined ? date : [],
  ),
});
