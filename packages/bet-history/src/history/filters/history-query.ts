import { recentDays } from '@lobby/calendar';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type Hall,
  type HistoryFilters,
  halls,
  kindFilters,
  quickRanges,
  sportFilters,
  statusFilters,
} from './history-filters.ts';

/** The query of the address: which bets, and which page of them. */
export interface HistoryQuery {
  readonly filters: HistoryFilters;
  readonly hall: Hall;
  /** The code of a venue; empty: all of the hall. */
  readonly venue: string;
  /** From 1. */
  readonly page: number;
}

const firstHall = 'TY';
const standard = { status: 'all', kind: 'all', sport: 'all', range: 'week' } as const;

/** Reads the query; what it does not say, or says wrongly, is standard. */
export function readHistoryQuery(params: URLSearchParams, now: number): HistoryQuery {
  const oneOf = <Value extends string>(name: string, values: readonly Value[], otherwise: Value) =>
    values.find(value => value === params.get(name)) ?? otherwise;
  const range = oneOf('range', [...quickRanges, 'custom'], standard.range);
  const days =
    range === 'custom'
      ? { from: params.get('from') ?? '', to: params.get('to') ?? '' }
      : recentDays(range, now);
  const page = Number(params.get('page'));
  return {
    filters: {
      status: oneOf('status', statusFilters, standard.status),
      kind: oneOf('kind', kindFilters, standard.kind),
      sport: oneOf('sport', sportFilters, standard.sport),
      range,
      days,
    },
    hall: oneOf('hall', halls, firstHall),
    venue: /^[A-Z0-9]{2,10}$/.exec(params.get('venue') ?? '')?.[0] ?? '',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a query; what is standard is left out. */
export function writeHistoryQuery({ filters, hall, venue, page }: HistoryQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (hall !== firstHall) params.set('hall', hall);
  if (venue !== '') params.set('venue', venue);
  for (const name of ['status', 'kind', 'sport', 'range'] as const) {
    if (filters[name] !== standard[name]) params.set(name, filters[name]);
  }
  if (filters.range === 'custom') {
    params.set('from', filters.days.from);
    params.set('to', filters.days.to);
  }
  if (page > 1) params.set('page', String(page));
  return params;
}

/** What the member sees when the page opens: the last seven days, everything. */
export function firstFilters(now: number): HistoryFilters {
  return readHistoryQuery(new URLSearchParams(), now).filters;
}

/** The query of the page and how to change it; one step back still leaves the page. */
export function useHistoryQuery(now: number): readonly [HistoryQuery, (next: HistoryQuery) => void] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readHistoryQuery(params, now), [params, now]);
  const go = useCallback(
    (next: HistoryQuery) => setParams(writeHistoryQuery(next), { replace: true }),
    [setParams],
  );
  return [query, go];
}
