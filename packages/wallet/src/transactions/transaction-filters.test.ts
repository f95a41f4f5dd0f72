import { describe, expect, it } from 'vitest';
import { readFilters, wantedOf, writeFilters } from './transaction-filters.ts';

const midnight = Date.parse('2026-03-01T00:00:00+08:00');

describe('filters', () => {
  it('survive the address', () => {
    const query = 'kind=deposit&state=failed&range=custom&from=2026-01-01&to=2026-01-31';
    expect(writeFilters(readFilters(new URLSearchParams(query), midnight)).toString()).toBe(query);
    expect(writeFilters(readFilters(new URLSearchParams('kind=x&range=y'), midnight)).toString()).toBe('');
  });

  it.each([
    ['2026-02-01', '2026-02-01', [1769875200000, 1769961600000]],
    ['2026-02-02', '2026-02-01', undefined],
    ['2025-01-01', '2026-02-04', [1735660800000, 1770220800000]],
    ['2025-01-01', '2026-02-05', undefined],
    ['', '2026-02-05', undefined],
    ['2026-02-45', '2026-03-05', undefined],
  ])('from %s to %s ask for %j', (from, to, expected) => {
    const wanted = wantedOf({ kind: 'all', state: 'all', range: 'custom', from, to });
    expect(wanted && [wanted.beginTime, wanted.endTime]).toEqual(expected);
  });
});
