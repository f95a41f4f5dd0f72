import { describe, expect, it } from 'vitest';
import { instantsOf, recentDays } from './day-range.ts';

const justBefore = Date.parse('2026-02-28T23:59:59+08:00');
const midnight = justBefore + 1000;
const at = (text: string) => Date.parse(`${text}+08:00`);

it.each([
  ['today', justBefore, '2026-02-28', '2026-02-28'],
  ['today', midnight, '2026-03-01', '2026-03-01'],
  ['yesterday', midnight, '2026-02-28', '2026-02-28'],
  ['week', midnight, '2026-02-23', '2026-03-01'],
  ['days30', midnight, '2026-01-31', '2026-03-01'],
  ['month', justBefore, '2026-02-01', '2026-02-28'],
  ['month', midnight, '2026-03-01', '2026-03-01'],
] as const)('%s at %d is %s to %s', (range, now, from, to) => {
  expect(recentDays(range, now)).toEqual({ from, to });
});

describe('the instants of days', () => {
  it.each([
    ['2026-11-19', '2026-11-19', '2026-11-19T00:00:00', '2026-11-20T00:00:00'],
    ['2026-02-27', '2026-03-01', '2026-02-27T00:00:00', '2026-03-02T00:00:00'],
  ])('from %s to %s begin at %s and end before %s', (from, to, begin, end) => {
    expect(instantsOf({ from, to })).toEqual({ beginTime: at(begin), endTime: at(end) });
  });

  it.each([
    ['2026-11-02', '2026-11-01'],
    ['', '2026-11-01'],
    ['2026-11-01', '2026-13-41'],
  ])('are none from "%s" to "%s"', (from, to) => {
    expect(instantsOf({ from, to })).toBeUndefined();
  });
});
