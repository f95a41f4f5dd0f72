import { describe, expect, it } from 'vitest';
import {
  firstResults,
  type ResultsQuery,
  readResultsQuery,
  recentDaysOf,
  resultViewsOf,
  withChoice,
  writeResultsQuery,
} from './results-query.ts';

const read = (text: string) => readResultsQuery(new URLSearchParams(text));
const first = firstResults('FT');

describe('the address of results', () => {
  it('is a view beside lists and matches', () => {
    expect(read('')).toBeUndefined();
    expect(read('show=early')).toBeUndefined();
    expect(read('view=never')).toBeUndefined();
    expect(read('view=results&match=1')).toBeUndefined();
    expect(read('view=results')).toEqual(first);
    expect(read('view=tables&lid=39')).toEqual({ ...first, view: 'tables', lid: '39' });
  });

  it('is that of results where the leagues of the sport have no table', () => {
    expect(read('view=tables&sport=TN')).toEqual({ ...first, sport: 'TN' });
    expect(resultViewsOf('TN')).toEqual(['results']);
    expect(resultViewsOf('BK')).toEqual(['results', 'tables']);
    expect(resultViewsOf('VF')).toEqual(['results', 'tables']);
  });

  it('is read as it was written', () => {
    const queries: readonly ResultsQuery[] = [
      first,
      { view: 'results', sport: 'VF', date: '2026-11-21', lid: '39', search: '米兰 & 1', page: 3 },
      { ...first, view: 'tables', lid: '39' },
    ];
    for (const query of queries) expect(read(String(writeResultsQuery(query)))).toEqual(query);
  });

  it.each([
    ['date=2026-02-31', { date: '' }],
    ['date=tomorrow', { date: '' }],
    ['page=0', { page: 1 }],
    ['page=1.5', { page: 1 }],
    ['page=99999', { page: 1 }],
    ['sport=XX', { sport: 'FT' }],
    [`q=${'x'.repeat(500)}`, { search: 'x'.repeat(30) }],
  ])('reads %s as far as it can be meant', (text, expected) => {
    expect(read(`view=results&${text}`)).toMatchObject(expected);
  });

  it.each<[string, Parameters<typeof withChoice>[1], Partial<ResultsQuery>]>([
    ['another day', { date: '2026-11-20' }, { date: '2026-11-20', lid: '', search: '米', page: 1 }],
    ['another sport', { sport: 'VF' }, { sport: 'VF', lid: '', page: 1 }],
    ['another view', { view: 'tables' }, { view: 'tables', lid: '', page: 1 }],
    ['another league', { lid: '78' }, { lid: '78', date: '2026-11-21', page: 1 }],
    ['a search', { search: '国际' }, { lid: '39', search: '国际', page: 1 }],
  ])('begins at the first page after %s, and keeps what still holds', (_what, choice, expected) => {
    const query: ResultsQuery = { ...first, date: '2026-11-21', lid: '39', search: '米', page: 4 };
    expect(withChoice(query, choice)).toMatchObject(expected);
  });

  it('offers the last seven days of Beijing, today first', () => {
    const days = recentDaysOf(Date.parse('2026-11-27T16:30:00Z'));
    expect(days).toHaveLength(7);
    expect([days[0], days[6]]).toEqual(['2026-11-28', '2026-11-22']);
  });
});
