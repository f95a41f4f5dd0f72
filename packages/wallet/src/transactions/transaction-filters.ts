import { transactionKinds, transactionStates } from '@lobby/api-client/contract/fd/transactions';
import { beijingDate, day, midnightOf } from '@lobby/calendar';
import type { WantedTransactions } from './transaction-types.ts';

export const kindFilters = ['all', ...transactionKinds] as const;
export const stateFilters = ['all', ...transactionStates] as const;
const quickRanges = ['today', 'yesterday', 'week', 'days30', 'month'] as const;
export const rangeFilters = [...quickRanges, 'custom'] as const;

type QuickRange = (typeof quickRanges)[number];

/** Which transactions a member looks at; days of Beijing time, both included: "2026-11-20". */
export interface TransactionFilters {
  readonly kind: (typeof kindFilters)[number];
  readonly state: (typeof stateFilters)[number];
  readonly range: (typeof rangeFilters)[number];
  readonly from: string;
  readonly to: string;
}

/** The longest range that the platform answers. */
const longestDays = 400;

/** The days of a range that is counted back from `now` (ms). */
export function daysOf(range: QuickRange, now: number): { readonly from: string; readonly to: string } {
  const today = beijingDate(now);
  if (range === 'month') return { from: `${today.slice(0, 8)}01`, to: today };
  const back = { today: 0, yesterday: 1, week: 6, days30: 29 }[range];
  const from = beijingDate(now - back * day);
  return { from, to: range === 'yesterday' ? from : today };
}

/** Reads the filters of an address; what it does not say, or says wrongly, is seven days of everything. */
export function readFilters(params: URLSearchParams, now: number): TransactionFilters {
  const oneOf = <Value extends string>(name: string, values: readonly Value[], otherwise: Value) =>
    values.find(value => value === params.get(name)) ?? otherwise;
  const range = oneOf('range', rangeFilters, 'week');
  const days =
    range === 'custom' ? { from: params.get('from') ?? '', to: params.get('to') ?? '' } : daysOf(range, now);
  return {
    kind: oneOf('kind', kindFilters, 'all'),
    state: oneOf('state', stateFilters, 'all'),
    range,
    ...days,
  };
}

/** The query of an address with these filters; what is standard is left out. */
export function writeFilters({ kind, state, range, from, to }: TransactionFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (kind !== 'all') params.set('kind', kind);
  if (state !== 'all') params.set('state', state);
  if (range !== 'week') params.set('range', range);
  if (range === 'custom') {
    params.set('from', from);
    params.set('to', to);
  }
  return params;
}

/** TransactionName the calls are asked for; undefined when the days are no range, or too long a one. */
export function wantedOf({ kind, state, from, to }: TransactionFilters): WantedTransactions | undefined {
  const [begin, last] = [midnightOf(from), midnightOf(to)];
  if (begin === undefined || last === undefined || last < begin) return undefined;
  const endTime = last + day;
  return endTime - begin > longestDays * day ? undefined : { kind, state, beginTime: begin, endTime };
}
