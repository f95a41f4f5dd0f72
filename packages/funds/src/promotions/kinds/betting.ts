import { beijingDate, hour, periodAt } from '@lobby/calendar';
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
  const tiers = rule.tiers.map(({ need, gift }, index) => ({
    ...{ index, need: fenOf(need), gift: fenOf(gift) },
  }));
  const steps: Step[] = [];
  for (let at = joinedAt; at < Math.min(now + 1, endsAt); at = periodAt(rule.period, at).end) {
    const { start, end } = periodAt(rule.period, at);
    const done = sumOfDays(facts.turnover, start, end);
    const isOver = now >= Math.min(end, endsAt);
    const isPaid = now >= Math.min(end, endsAt) + PERIOD_CLOSING_HOURS * hour;
    const highest = tiers.findLast(({ need }) => done >= need);
    const uncounted = sumOfDays(facts.uncounted, start, end);
    if (isOver && !highest) {
      const wasPlayed = done + uncounted > 0n;
      if (isPaid && wasPlayed) steps.push(tooLittle(beijingDate(start), { done, uncounted, ...tiers[0] }));
      continue;
    }
    for (const { index, need, gift } of isOver ? (highest ? [highest] : []) : tiers)
      steps.push({
        ...{ key: isOver ? beijingDate(start) : `${beijingDate(start)}.${index + 1}`, unit: 'yuan' },
        ...{ done, need, gift },
        state: isPaid ? 'reached' : done >= need ? 'waiting' : 'open',
        // It is of the whole period: said once.
        ...(uncounted > 0n && (isOver || index === tiers.length - 1) && { uncounted }),
      });
  }
  return steps;
}

/** A period that is over, in which less was done than the lowest tier asks for. */
export function tooLittle(
  key: string,
  amounts: { readonly done: Fen; readonly need?: Fen; readonly gift?: Fen; readonly uncounted?: Fen },
): Step {
  const { done, need = 0n, gift = 0n, uncounted = 0n } = amounts;
  return {
    ...{ key, unit: 'yuan', done, need, gift, state: 'missed', reason: 'below-least' },
    ...(uncounted > 0n && { uncounted }),
  };
}

/** Fen of the days from one midnight in Beijing to before another, ms. */
export function sumOfDays(days: ReadonlyMap<string, Fen>, start: number, end: number): Fen {
  // Days are compared as texts: read as instants, they took most of the time of a step.
  const [first, next] = [beijingDate(start), beijingDate(end)];
  let sum = 0n;
  for (const [date, fen] of days) if (date >= first && date < next) sum += fen;
  return sum;
}
