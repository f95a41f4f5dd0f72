import { describe, expect, it } from 'vitest';
import { firstFilters, readHistoryQuery, writeHistoryQuery } from './history-query.ts';

const now = Date.parse('2026-11-20T12:00:00+08:00');
const read = (query: string) => readHistoryQuery(new URLSearchParams(query), now);
const written = (query: string) => writeHistoryQuery(read(query)).toString();

describe('the query of bet records', () => {
  it('without any shows the first page of the last seven days', () => {
    expect(read('')).toEqual({
      filters: {
        status: 'all',
        kind: 'all',
        sport: 'all',
        range: 'week',
        days: { from: '2026-11-14', to: '2026-11-20' },
      },
      hall: 'TY',
      venue: '',
      page: 1,
    });
    expect(read('').filters).toEqual(firstFilters(now));
  });

  it.each([
    '',
    'status=open&kind=system&sport=VF&range=days30&page=3',
    'range=custom&from=2026-11-01&to=2026-11-05',
    'hall=DZ&venue=JXDZ&range=today',
    'range=custom&from=&to=2026-11-05',
  ])('%j is read and written without loss', query => {
    expect(written(query)).toBe(query);
  });

  it('replaces unknown values by the standard', () => {
    expect(written('hall=XX&venue=j%20x&status=gone&kind=x&sport=XX&range=year&page=-2&from=mail')).toBe('');
    expect(read('page=2.5').page).toBe(1);
  });

  it('offers the days of a quick range as the first days of a custom one', () => {
    expect(read('range=days30').filters.days).toEqual({ from: '2026-10-22', to: '2026-11-20' });
  });
});
