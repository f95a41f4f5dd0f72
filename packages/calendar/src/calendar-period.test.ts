import { describe, expect, it } from 'vitest';
import { periodAt } from './calendar-period.ts';

const beijing = (text: string) => Date.parse(`${text}+08:00`);

describe('a period in Beijing time', () => {
  it.each([
    ['day', '2026-11-23T00:00', '2026-11-23T00:00', '2026-11-24T00:00'],
    ['day', '2026-11-23T23:59', '2026-11-23T00:00', '2026-11-24T00:00'],
    ['week', '2026-11-23T00:00', '2026-11-23T00:00', '2026-11-30T00:00'],
    ['week', '2026-11-29T23:59', '2026-11-23T00:00', '2026-11-30T00:00'],
    ['week', '2027-01-01T12:00', '2026-12-28T00:00', '2027-01-04T00:00'],
    ['month', '2026-12-31T23:59', '2026-12-01T00:00', '2027-01-01T00:00'],
    ['month', '2028-02-29T12:00', '2028-02-01T00:00', '2028-03-01T00:00'],
  ] as const)('%s of %s', (period, at, start, end) => {
    expect(periodAt(period, beijing(at))).toEqual({ start: beijing(start), end: beijing(end) });
  });
});
