import type { Fen } from '@lobby/money';
import type { PromotionFacts } from '../facts.ts';
import { spinsEarned, stopsOf } from '../kinds/draw.ts';
import { fenOf, type PromotionRule, type RuleOf } from '../rule.ts';
import { stepsOf } from '../steps-of.ts';

/** Fen that so many spins of a wheel bring on average, the rest cut off. */
export const meanGiftOfSpin = (rule: Pick<RuleOf<'draw'>, 'segments'>, spins: bigint): Fen =>
  (spins * rule.segments.reduce((sum, { gift, weight }) => sum + fenOf(gift) * BigInt(weight), 0n)) /
  BigInt(stopsOf(rule));

/** Whether an account has the gifts of a rule once: a promotion that runs longer brings no account more of them. */
export const isOnceAnAccount = ({ kind }: Pick<PromotionRule, 'kind'>): boolean =>
  kind === 'first-deposit' || kind === 'tasks';

/** How many times as long a promotion runs as the time that was looked back at. */
export interface Fraction {
  readonly of: bigint;
  readonly in: bigint;
}

/**
 * Fen that a promotion gives a member who goes on as these facts say: what they reached, of a wheel the mean of their spins,
 * so many times, and at most what a member may have. Nothing of a race or a code.
 */
export function giftOfMember(rule: PromotionRule, facts: PromotionFacts, longer: Fraction): Fen {
  const gift = (reached(rule, facts) * longer.of) / longer.in;
  const most = fenOf(rule.budget.perMember);
  const isAbove = gift > most;
  return isAbove ? most : gift;
}

function reached(rule: PromotionRule, facts: PromotionFacts): Fen {
  if (rule.kind === 'draw') return meanGiftOfSpin(rule, BigInt(spinsEarned(rule, facts)));
  return stepsOf(rule, facts)
    .filter(({ state }) => state === 'reached')
    .reduce((sum, { gift }) => sum + gift, 0n);
}
