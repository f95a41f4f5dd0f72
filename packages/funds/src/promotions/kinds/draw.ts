import { beijingDate } from '@lobby/calendar';
import type { Fen } from '@lobby/money';
import type { PromotionFacts } from '../facts.ts';
import { fenOf, type RuleOf } from '../rule.ts';
import type { Step } from '../step.ts';

type Segments = Pick<RuleOf<'draw'>, 'segments'>;

/** The stops of a wheel, each equally likely: as many as the weights of its segments in all. */
export const stopsOf = ({ segments }: Segments): number =>
  segments.reduce((sum, { weight }) => sum + weight, 0);

/**
 * The index of the segment in which a wheel stopped. Segments lie one after the other and each has as many stops as its
 * weight, so its chance is its weight among `stopsOf`.
 */
export function segmentAt({ segments }: Segments, stop: number): number {
  let end = 0;
  return segments.findIndex(({ weight }) => {
    end += weight;
    return stop < end;
  });
}

/** Fen that a spin brings which stopped there; 0: nothing. */
export const giftAt = (rule: Segments, stop: number): Fen =>
  fenOf(rule.segments[segmentAt(rule, stop)]?.gift ?? '0');

/** The largest gift of a wheel, fen. It is spun while the budgets still pay it, so that the chances are always as told. */
export const largestGift = ({ segments }: Segments): Fen =>
  segments.map(({ gift }) => fenOf(gift)).toSorted((one, other) => Number(other - one))[0] ?? 0n;

/** Spins that the turnover of each day earned since the member joined. */
export function spinsEarned(
  { spin }: Pick<RuleOf<'draw'>, 'spin'>,
  { turnover }: Pick<PromotionFacts, 'turnover'>,
): number {
  const [most, each] = [BigInt(spin.mostADay), fenOf(spin.turnover)];
  return [...turnover.values()].reduce((sum, fen) => {
    const earned = fen / each;
    return sum + Number(earned < most ? earned : most);
  }, 0);
}

/** Spins that a member may make now: turnover that was taken back after its spin leaves none, and takes nothing away. */
export const spinsLeft = (rule: RuleOf<'draw'>, facts: PromotionFacts): number =>
  facts.now < facts.endsAt ? Math.max(0, spinsEarned(rule, facts) - facts.stops.length) : 0;

/** Each spin that brought something, and the turnover of today towards the next, while the day has one left to earn. */
export function drawSteps(rule: RuleOf<'draw'>, facts: PromotionFacts): Step[] {
  const { now, endsAt, turnover, uncounted, stops } = facts;
  const gifts = rule.segments.map(({ gift }) => fenOf(gift));
  const spun = stops.map(
    (stop, index): Step => ({
      ...{ key: `spin.${index + 1}`, unit: 'times', done: 1n, need: 1n },
      ...{ gift: gifts[segmentAt(rule, stop)] ?? 0n, state: 'reached' },
    }),
  );
  const today = beijingDate(now);
  const [done, need] = [turnover.get(today) ?? 0n, fenOf(rule.spin.turnover)];
  const isFull = done >= need * BigInt(rule.spin.mostADay);
  const next: Step = {
    ...{ key: today, unit: 'yuan', done: done % need, need },
    ...{ gift: largestGift(rule), state: 'open' },
    ...((uncounted.get(today) ?? 0n) > 0n && { uncounted: uncounted.get(today) }),
  };
  return [...spun.filter(({ gift }) => gift > 0n), ...(now < endsAt && !isFull ? [next] : [])];
}
