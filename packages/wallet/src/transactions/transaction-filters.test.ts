import { describe, expect, it } from 'vitest';
import { daysOf, readFilters, wantedOf, writeFilters } from './transaction-filters.ts';

const justBefore = Date.parse('2026-02-28T23:59:59+08:00');
const midnight = justBefore + 1000;

describe('days of a range', () => {
  it.each([
    ['today', justBefore, '2026-02-28', '2026-02-28'],
    ['today', midnight, '2026-03-01', '2026-03-01'],
    ['yesterday', midnight, '2026-02-28', '2026-02-28'],
    ['week', midnight, '2026-02-23', '2026-03-01'],
    ['days30', midnight, '2026-01-31', '2026-03-01'],
    ['month', justBefore, '2026-02-01', '2026-02-28'],
    ['month', midnight, '2026-03-01', '2026-03-01'],
  ] as const)('%s at %d: %s to %s', (range, now, from, to) => {
    expect(daysOf(range, now)).toEqual({ from, to });
  });
});

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
