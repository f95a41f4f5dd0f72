import { beijingDate, day, isDate } from '@lobby/calendar';
import { findSport, mainType, parseSportType, type SportType } from '@lobby/sports';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What the address names of results: a view of the sportsbook's own address, beside its lists and matches. */
export interface ResultsQuery {
  readonly view: 'results' | 'tables';
  readonly sport: SportType;
  /** The Beijing day, "2026-11-21"; '' = today. */
  readonly date: string;
  /** A league; '' = all of the day, or the first table. */
  readonly lid: string;
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

/** The views of a sport: tables only where its leagues have such. */
export function resultViewsOf(sport: SportType): readonly ResultsQuery['view'][] {
  return findSport(sport)?.table ? ['results', 'tables'] : ['results'];
}

/** Undefined where the address names a list or a match. Tables that a sport has not are its results. */
export function readResultsQuery(params: URLSearchParams): ResultsQuery | undefined {
  const named = params.get('view');
  if ((named !== 'results' && named !== 'tables') || params.get('match')) return undefined;
  const sport = parseSportType(params.get('sport') ?? '') ?? mainType;
  const date = params.get('date') ?? '';
  const page = Number(params.get('page') ?? '1');
  return {
    view: resultViewsOf(sport).find(view => view === named) ?? 'results',
    sport,
    date: isDate(date) ? date : '',
    lid: (params.get('lid') ?? '').slice(0, 20),
    search: (params.get('q') ?? '').slice(0, 30),
    page: Number.isInteger(page) && page >= 1 && page <= 9_999 ? page : 1,
  };
}

/** The address of a query; what is standard is left out. */
export function writeResultsQuery({ view, sport, date, lid, search, page }: ResultsQuery): URLSearchParams {
  const params = new URLSearchParams({ view });
  if (sport !== mainType) params.set('sport', sport);
  if (date && view === 'results') params.set('date', date);
  if (lid) params.set('lid', lid);
  if (search && view === 'results') params.set('q', search);
  if (page > 1 && view === 'results') params.set('page', String(page));
  return params;
}

/** Another choice begins at the first page; another sport, view or day with every league. */
export function withChoice(query: ResultsQuery, next: Partial<Omit<ResultsQuery, 'page'>>): ResultsQuery {
  const isElsewhere = next.sport !== undefined || next.view !== undefined || next.date !== undefined;
  return { ...query, ...(isElsewhere && { lid: '' }), ...next, page: 1 };
}

/** The results of a sport, as one comes to them. */
export const firstResults = (sport: SportType): ResultsQuery => ({
  view: 'results',
  sport,
  date: '',
  lid: '',
  search: '',
  page: 1,
});

/** The last seven days in Beijing, today first. */
export function recentDaysOf(now: number): readonly string[] {
  return Array.from({ length: 7 }, (_, ago) => beijingDate(now - ago * day));
}

/** What the address names of results, if anything, and how to go to another. */
export function useResultsQuery() {
  const [params, setParams] = useSearchParams();
  const go = useCallback(
    (next: ResultsQuery, options?: { replace: boolean }) => setParams(writeResultsQuery(next), options),
    [setParams],
  );
  return [readResultsQuery(params), go] as const;
}
