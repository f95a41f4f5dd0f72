import { beijingDate, hour, midnightOf, periodAt } from '@lobby/calendar';
import type { Fen } from '@lobby/money';
import type { PromotionFacts } from '../facts.ts';
import { fenOf, type RuleOf } from '../rule.ts';
import type { Step } from '../step.ts';

/** Hours after a period in which the results of its bets may still be corrected. */
export const PERIOD_CLOSING_HOURS = 12;

/**
 * The periods since the member joined: of one that is over, the highest tier that was reached; of the running one, all
 * tiers. Only a period that is over pays.
 */
export function bettingSteps(rule: RuleOf<'betting'>, facts: PromotionFacts): Step[] {
  const { now, joinedAt, endsAt } = facts;
  const steps: Step[] = [];
  for (let at = joinedAt; at < Math.min(now + 1, endsAt); at = periodAt(rule.period, at).end) {
    const { start, end } = periodAt(rule.period, at);
    const done = turnoverIn(facts, start, end);
    const isOver = now >= Math.min(end, endsAt);
    const isPaid = now >= Math.min(end, endsAt) + PERIOD_CLOSING_HOURS * hour;
    const tiers = rule.tiers.map(({ need, gift }, index) => ({
      ...{ index, need: fenOf(need), gift: fenOf(gift) },
    }));
    const highest = tiers.findLast(({ need }) => done >= need);
    for (const { index, need, gift } of isOver ? (highest ? [highest] : []) : tiers)
      steps.push({
        ...{ key: isOver ? beijingDate(start) : `${beijingDate(start)}.${index + 1}`, unit: 'yuan' },
        ...{ done, need, gift },
        state: isPaid ? 'reached' : done >= need ? 'waiting' : 'open',
      });
  }
  return steps;
}

function turnoverIn({ turnover }: PromotionFacts, start: number, end: number): Fen {
  return [...turnover].reduce((sum, [date, fen]) => {
    const at = midnightOf(date) ?? Number.NaN;
    return at >= start && at < end ? sum + fen : sum;
  }, 0n);
}
