import { transactionKinds, transactionStates } from '@lobby/api-client/contract/fd/transactions';
import { day, instantsOf, type RangeName, recentDays } from '@lobby/calendar';
import type { WantedTransactions } from './transaction-types.ts';

export const kindFilters = ['all', ...transactionKinds] as const;
export const stateFilters = ['all', ...transactionStates] as const;
export const rangeFilters = [
  'today',
  'yesterday',
  'week',
  'days30',
  'month',
  'custom',
] as const satisfies readonly (RangeName | 'custom')[];

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

/** Reads the filters of an address; what it does not say, or says wrongly, is seven days of everything. */
export function readFilters(params: URLSearchParams, now: number): TransactionFilters {
  const oneOf = <Value extends string>(name: string, values: readonly Value[], otherwise: Value) =>
    values.find(value => value === params.get(name)) ?? otherwise;
  const range = oneOf('range', rangeFilters, 'week');
  const days =
    range === 'custom'
      ? { from: params.get('from') ?? '', to: params.get('to') ?? '' }
      : recentDays(range, now);
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

/** What the calls are asked for; undefined when the days are no range, or too long a one. */
export function wantedOf({ kind, state, from, to }: TransactionFilters): WantedTransactions | undefined {
  const instants = instantsOf({ from, to });
  if (!instants || instants.endTime - instants.beginTime > longestDays * day) return undefined;
  return { kind, state, ...instants };
}
