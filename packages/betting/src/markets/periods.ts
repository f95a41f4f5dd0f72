import type { SportPlay } from '@lobby/sports';

/** The quarters of a match, which are parts of regular time: overtimes belong to none. */
export const quarterPeriods = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
export type QuarterPeriod = (typeof quarterPeriods)[number];

/** The six parts of ninety minutes, a quarter of an hour each; the third and the sixth last until the whistle. */
export const intervalPeriods = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6'] as const;
export type IntervalPeriod = (typeof intervalPeriods)[number];

/** What of a match a market is about. */
export type Period = 'full' | 'half' | QuarterPeriod | IntervalPeriod;

/** The periods that markets of a sport are sold of, by how its matches are divided; of sets the whole match. */
export function periodsOf({ sets, quarters, intervals }: SportPlay): readonly Period[] {
  if (sets) return ['full'];
  return ['full', 'half', ...(quarters ? quarterPeriods : []), ...(intervals ? intervalPeriods : [])];
}

/** Whether a period is the whole match or its first half. */
export function isHalfOrFull(period: Period): period is 'full' | 'half' {
  return period === 'full' || period === 'half';
}

/** The whole match or its first half. @throws RangeError for a smaller part. */
export function halfOrFull(period: Period): 'full' | 'half' {
  if (isHalfOrFull(period)) return period;
  throw new RangeError(`${period} is neither the match nor its first half.`);
}

/** The number of a quarter, from 1; undefined of every other period. */
export function quarterOf(period: Period): number | undefined {
  return numberIn(quarterPeriods, period);
}

/** The number of a quarter of an hour, from 1; undefined of every other period. */
export function intervalOf(period: Period): number | undefined {
  return numberIn(intervalPeriods, period);
}

/** Whether a period is a quarter of an hour. */
export function isInterval(period: Period): period is IntervalPeriod {
  return intervalOf(period) !== undefined;
}

/** Whether a period is over with the first half, or is that half. */
export function isOfFirstHalf(period: Period): boolean {
  const quarter = quarterOf(period);
  if (quarter !== undefined) return quarter <= quarterPeriods.length / 2;
  const interval = intervalOf(period);
  return period === 'half' || (interval !== undefined && interval <= intervalPeriods.length / 2);
}

/** Whether two periods have some of the match in common. */
export function overlap(one: Period, other: Period): boolean {
  if (one === other || one === 'full' || other === 'full') return true;
  return (one === 'half' || other === 'half') && isOfFirstHalf(one) && isOfFirstHalf(other);
}

function numberIn(periods: readonly Period[], period: Period): number | undefined {
  const at = periods.indexOf(period);
  return at < 0 ? undefined : at + 1;
}
