import { beijingDate, midnightOf } from './beijing-text.ts';
import { day } from './durations.ts';

/** Days of Beijing, both included: "2026-11-20". */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Ranges that end with the day of an instant, or with the day before it. */
export type RangeName = 'today' | 'yesterday' | 'week' | 'days30' | 'month';

const daysBack = { today: 0, yesterday: 1, week: 6, days30: 29 } as const;

/** The days of a range, counted back from an instant; `month` is the calendar month so far. */
export function recentDays(range: RangeName, at: number): DayRange {
  const today = beijingDate(at);
  if (range === 'month') return { from: `${today.slice(0, 8)}01`, to: today };
  const from = beijingDate(at - daysBack[range] * day);
  return { from, to: range === 'yesterday' ? from : today };
}

/** From the first moment of the first day, before the first of the day after the last; undefined for what is no range. */
export function instantsOf({
  from,
  to,
}: DayRange): { readonly beginTime: number; readonly endTime: number } | undefined {
  const beginTime = midnightOf(from);
  const lastDay = midnightOf(to);
  if (beginTime === undefined || lastDay === undefined || beginTime > lastDay) return undefined;
  return { beginTime, endTime: lastDay + day };
}
