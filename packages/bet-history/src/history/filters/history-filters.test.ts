import { type DayRange, recentDays } from '@lobby/calendar';
import { describe, expect, it } from 'vitest';
import { requestOf } from './history-filters.ts';
import { firstFilters } from './history-query.ts';

// 20 November 2026, 00:30 in Beijing; still the 19th in London.
const now = Date.parse('2026-11-19T16:30:00Z');
const at = (text: string) => Date.parse(`${text}+08:00`);

describe('the range of bet records', () => {
  const between = (days: DayRange) => requestOf({ ...firstFilters(now), range: 'custom', days });

  it('covers from the start of the first day to the end of the last', () => {
    expect(between(recentDays('yesterday', now))).toMatchObject({
      beginTime: at('2026-11-19T00:00:00'),
      endTime: at('2026-11-20T00:00:00'),
    });
  });

  it('has no end when it is the last days, so that a bet after midnight is in it', () => {
    for (const range of ['week', 'days30'] as const) {
      const asked = requestOf({ ...firstFilters(now), range, days: recentDays(range, now) });
      expect(asked).toHaveProperty('beginTime', at(`${recentDays(range, now).from}T00:00:00`));
      expect(asked).not.toHaveProperty('endTime');
    }
  });

  it('accepts a custom range of one day', () => {
    expect(between({ from: '2026-11-01', to: '2026-11-01' })).toMatchObject({
      beginTime: at('2026-11-01T00:00:00'),
      endTime: at('2026-11-02T00:00:00'),
    });
  });

  it.each([
    { from: '2026-11-02', to: '2026-11-01' },
    { from: '', to: '2026-11-01' },
    { from: '2026-13-41', to: '2026-11-01' },
  ])('asks nothing for $from to $to', days => {
    expect(between(days)).toBeUndefined();
  });
});

it('asks for every sport with an empty code, and for one with its own', () => {
  const asked = (sport: 'all' | 'VF') =>
    requestOf({ ...firstFilters(now), sport, kind: 'system', status: 'open' });
  expect(asked('all')).toMatchObject({ gtype: '', kind: 'system', status: 'open' });
  expect(asked('VF')).toMatchObject({ gtype: 'VF' });
});
