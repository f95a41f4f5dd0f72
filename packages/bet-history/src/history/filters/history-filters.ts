import { beijingDate, day, midnightOf } from '@lobby/calendar';
import { type BetType, betTypes } from '@lobby/sports';

/** Which bets a member looks at. */
export type StatusFilter = 'all' | 'open' | 'settled' | 'rejected';
export type KindFilter = 'all' | 'single' | 'series' | 'system';
export type SportFilter = 'all' | BetType;
export type QuickRange = 'today' | 'yesterday' | 'week' | 'days30';

export const statusFilters: readonly StatusFilter[] = ['all', 'open', 'settled', 'rejected'];
export const kindFilters: readonly KindFilter[] = ['all', 'single', 'series', 'system'];
export const sportFilters: readonly SportFilter[] = ['all', ...betTypes];
export const quickRanges: readonly QuickRange[] = ['today', 'yesterday', 'week', 'days30'];

/** Days of Beijing time, both included: "2026-11-20". */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

export interface HistoryFilters {
  readonly status: StatusFilter;
  readonly kind: KindFilter;
  readonly sport: SportFilter;
  readonly range: QuickRange | 'custom';
  /** The days of `range`; chosen by the member when that is custom. */
  readonly days: DateRange;
}

/** The first days of a range that ends with the day of `now`. */
export function daysOf(range: QuickRange, now: number): DateRange {
  const back = { today: 0, yesterday: 1, week: 6, days30: 29 }[range];
  return { from: beijingDate(now - back * day), to: beijingDate(range === 'yesterday' ? now - day : now) };
}

/**
 * What the calls ask for; undefined when the days are no range. The last days have no end: a bet that is placed while
 * they are read is one of them, also after midnight.
 */
export function requestOf(filters: HistoryFilters) {
  const instants = instantsOf(filters.days);
  if (!instants) return undefined;
  const { status, kind, sport, range } = filters;
  const { beginTime } = instants;
  const isOpen = range === 'week' || range === 'days30';
  return { ...(isOpen ? { beginTime } : instants), status, kind, gtype: sport === 'all' ? '' : sport };
}

/** From the first moment of the first day, before the first of the day after the last. */
function instantsOf(days: DateRange): { readonly beginTime: number; readonly endTime: number } | undefined {
  const beginTime = midnightOf(days.from);
  const lastDay = midnightOf(days.to);
  if (beginTime === undefined || lastDay === undefined || beginTime > lastDay) return undefined;
  return { beginTime, endTime: lastDay + day };
}
