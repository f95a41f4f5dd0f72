import { beijingDate, hour, periodAt } from '@lobby/calendar';
import type { Fen } from '@lobby/money';
import type { PromotionFacts } from '../facts.ts';
import { fenOf, type RuleOf } from '../rule.ts';
import type { Step } from '../step.ts';
import { PERIOD_CLOSING_HOURS, sumOfDays, tooLittle } from './betting.ts';
import { shareOf } from './deposits.ts';

/**
 * The periods since the member joined in which they lost something, and the running one. A period pays a share of what all its
 * settled bets lost together, after it has closed: until then a win may make up for a loss.
 */
export function cashbackSteps(rule: RuleOf<'cashback'>, facts: PromotionFacts): Step[] {
  const { now, joinedAt, endsAt } = facts;
  const need = fenOf(rule.minLoss);
  const steps: Step[] = [];
  for (let at = joinedAt; at < Math.min(now + 1, endsAt); at = periodAt(rule.period, at).end) {
    const { start, end } = periodAt(rule.period, at);
    const done = lostIn(facts, start, end);
    const closesAt = Math.min(end, endsAt);
    const isOver = now >= closesAt;
    const isPaid = now >= closesAt + PERIOD_CLOSING_HOURS * hour;
    const isShort = done < need;
    if (isOver && isShort) {
      if (isPaid && done > 0n)
        steps.push(tooLittle(beijingDate(start), { done, need, gift: shareOf(need, rule) }));
      continue;
    }
    steps.push({
      ...{ key: beijingDate(start), unit: 'yuan', done, need },
      gift: isShort ? shareOf(need, rule) : shareOf(done, rule),
      state: !isOver ? 'open' : isPaid ? 'reached' : 'waiting',
    });
  }
  return steps;
}

/** Fen that were lost in a time; zero when it brought more than it cost. */
function lostIn({ results }: PromotionFacts, start: number, end: number): Fen {
  const net = sumOfDays(results, start, end);
  return net < 0n ? -net : 0n;
}
