import { describe, expect, it } from 'vitest';
import { startOfBeijingDay } from './beijing-day.ts';
import { beijingDate, beijingMinute, midnightOf, readBeijingTime } from './beijing-text.ts';
import { beijingTime } from './beijing-time.ts';

describe('an instant in Beijing', () => {
  it('is written eight hours ahead of UTC, into the next day', () => {
    const at = Date.parse('2026-12-31T17:05:09Z');
    expect(beijingTime(at)).toBe('2027-01-01 01:05:09');
    expect(beijingMinute(at)).toBe('2027-01-01 01:05');
    expect(beijingDate(at)).toBe('2027-01-01');
    expect(startOfBeijingDay(at)).toBe(Date.parse('2027-01-01T00:00+08:00'));
  });
});

describe('a day that is written', () => {
  it('begins at midnight in Beijing', () => {
    expect(midnightOf('2028-02-29')).toBe(Date.parse('2028-02-29T00:00+08:00'));
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '', '2026-11-20T00:00', '99999-01-01'])(
    'that is none, "%s", has no beginning',
    text => {
      expect(midnightOf(text)).toBeUndefined();
    },
  );
});

describe('a time that is written', () => {
  it('as it is shown, with seconds or without, is that instant', () => {
    const at = Date.parse('2026-12-31T17:05:09Z');
    expect(readBeijingTime(beijingTime(at))).toBe(at);
    expect(readBeijingTime(beijingMinute(at))).toBe(at - 9_000);
  });

  it.each([
    '',
    '2026-11-22',
    '2026-11-22T13:00:00Z',
    '2026-02-29 12:00',
    '2026-11-22 24:00',
    '2026-11-22 12:60',
  ])('in another way, "%s", is none', text => {
    expect(readBeijingTime(text)).toBeUndefined();
  });
});
