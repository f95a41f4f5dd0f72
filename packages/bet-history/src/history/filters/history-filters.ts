import { type DayRange, instantsOf, type RangeName } from '@lobby/calendar';
import { type OfferType, offerTypes } from '@lobby/sports';

/** The halls of bets: by category of venue, and everything in a line each. */
export const halls = ['TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY', 'all'] as const;
export type Hall = (typeof halls)[number];

/** Which bets a member looks at. */
export type StatusFilter = 'all' | 'open' | 'settled' | 'rejected';
export type KindFilter = 'all' | 'single' | 'series' | 'system';
export type SportFilter = 'all' | OfferType;
type QuickRange = Exclude<RangeName, 'month'>;

export const statusFilters: readonly StatusFilter[] = ['all', 'open', 'settled', 'rejected'];
export const kindFilters: readonly KindFilter[] = ['all', 'single', 'series', 'system'];
export const sportFilters: readonly SportFilter[] = ['all', ...offerTypes];
export const quickRanges: readonly QuickRange[] = ['today', 'yesterday', 'week', 'days30'];

export interface HistoryFilters {
  readonly status: StatusFilter;
  readonly kind: KindFilter;
  readonly sport: SportFilter;
  readonly range: QuickRange | 'custom';
  /** The days of `range`; chosen by the member when that is custom. */
  readonly days: DayRange;
}

/**
 * What the calls ask for; undefined when the days are no range. The last days have no end: a bet that is placed while
 * they are read is one of them, also after midnight.
 */
export function requestOf(filters: HistoryFilters) {
  const period = periodOf(filters);
  if (!period) return undefined;
  const { status, kind, sport } = filters;
  return { ...period, status, kind, gtype: sport === 'all' ? '' : sport };
}

/** What the call for the bets of every venue asks for; undefined as with `requestOf`. */
export function hallRequestOf(filters: HistoryFilters, hall: Hall, venue: string) {
  const period = periodOf(filters);
  if (!period) return undefined;
  return {
    ...period,
    category: hall === 'all' ? (8 as const) : hall,
    ...(venue === '' ? {} : { channelCode: venue }),
  };
}

function periodOf({
  range,
  days,
}: HistoryFilters): { readonly beginTime: number; readonly endTime?: number } | undefined {
  const instants = instantsOf(days);
  if (!instants) return undefined;
  const isOpen = range === 'week' || range === 'days30';
  return isOpen ? { beginTime: instants.beginTime } : instants;
}
