import { describe, expect, it } from 'vitest';
import { beijingDay, daysOf, firstFilters, instantsOf } from './record-filters.ts';

// 20 November 2026, 00:30 in Beijing; still the 19th in London.
const now = Date.parse('2026-11-19T16:30:00Z');
const at = (text: string) => Date.parse(`${text}+08:00`);

describe('the range of bet records', () => {
  it('counts days in Beijing time', () => {
    expect(beijingDay(now)).toBe('2026-11-20');
    expect(beijingDay(now - 31 * 60_000)).toBe('2026-11-19');
  });

  it.each([
    ['today', '2026-11-20', '2026-11-20'],
    ['yesterday', '2026-11-19', '2026-11-19'],
    ['week', '2026-11-14', '2026-11-20'],
    ['month', '2026-10-22', '2026-11-20'],
  ] as const)('%s is %s to %s', (range, from, to) => {
    expect(daysOf(range, now)).toEqual({ from, to });
  });

  it('covers from the start of the first day to the end of the last', () => {
    expect(instantsOf({ ...firstFilters(now), range: 'yesterday' }, now)).toEqual({
      beginTime: at('2026-11-19T00:00:00'),
      endTime: at('2026-11-20T00:00:00'),
    });
  });

  it('accepts a custom range of one day', () => {
    const custom = { from: '2026-11-01', to: '2026-11-01' };
    expect(instantsOf({ ...firstFilters(now), range: 'custom', custom }, now)).toEqual({
      beginTime: at('2026-11-01T00:00:00'),
      endTime: at('2026-11-02T00:00:00'),
    });
  });

  it.each([
    { from: '2026-11-02', to: '2026-11-01' },
    { from: '', to: '2026-11-01' },
    { from: '2026-13-41', to: '2026-11-01' },
  ])('asks nothing for $from to $to', custom => {
    expect(instantsOf({ ...firstFilters(now), range: 'custom', custom }, now)).toBeUndefined();
  });
});
