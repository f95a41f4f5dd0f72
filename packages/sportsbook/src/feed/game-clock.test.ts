import { describe, expect, it } from 'vitest';
import {
  addedOf,
  type GameClock,
  minuteOf,
  nextClock,
  parseClock,
  printClock,
  readClock,
  secondsAt,
} from './game-clock.ts';

describe('a match clock', () => {
  it.each([
    ['1H^00:00', { phase: '1H', seconds: 0 }],
    ['1H^33:47', { phase: '1H', seconds: 2_027 }],
    ['1H^45:30', { phase: '1H', seconds: 2_730 }],
    ['2H^52:41', { phase: '2H', seconds: 3_161 }],
    ['2H^94:05', { phase: '2H', seconds: 5_645 }],
    ['2H^101:00', { phase: '2H', seconds: 6_060 }],
    ['HT^', { phase: 'HT' }],
    ['HT', { phase: 'HT' }],
    ['ht^45:00', { phase: 'HT' }],
    ['ET^105:00', { phase: 'ET', seconds: 6_300 }],
    ['', { phase: 'pre' }],
    ['nonsense', { phase: 'pre' }],
    ['2H^xx:yy', { phase: '2H' }],
    ['1H^12:75', { phase: '1H' }],
  ])('reads %j', (text, reading) => {
    expect(parseClock(text)).toEqual(reading);
  });

  it('continues from 45:00 when the provider restarts the second half at zero', () => {
    expect(parseClock('2H^08:00', { secondHalfFromZero: true })).toEqual({ phase: '2H', seconds: 53 * 60 });
  });

  it('runs between two readings', () => {
    const clock = nextClock(undefined, { phase: '2H', seconds: 3_600 }, 10_000);
    expect(secondsAt(clock, 10_900)).toBe(3_600);
    expect(secondsAt(clock, 13_000)).toBe(3_603);
  });

  it('derives the speed of virtual football from its readings', () => {
    const first = nextClock(undefined, { phase: '1H', seconds: 0 }, 0);
    const second = nextClock(first, { phase: '1H', seconds: 120 }, 4_000);
    expect(second.rate).toBe(30);
    expect(secondsAt(second, 5_000)).toBe(150);
  });

  it('ignores small jitter of polling', () => {
    const first = nextClock(undefined, { phase: '1H', seconds: 100 }, 0);
    expect(nextClock(first, { phase: '1H', seconds: 104 }, 3_200).rate).toBe(1);
  });

  it('stops when no reading arrives', () => {
    const clock = nextClock(undefined, { phase: '1H', seconds: 0 }, 0);
    expect(secondsAt(clock, 600_000)).toBe(15);
  });

  it('is stopped at half-time', () => {
    const clock = nextClock(undefined, { phase: 'HT' }, 0);
    expect(secondsAt(clock, 5_000)).toBeUndefined();
  });

  it('prints minutes past a hundred', () => {
    expect([printClock(0), printClock(4_303), printClock(6_060)]).toEqual(['00:00', '71:43', '101:00']);
  });

  it('prints added time as the minutes over its half', () => {
    expect([printClock(2_699, '1H'), printClock(2_700, '1H'), printClock(2_905, '1H')]).toEqual([
      '44:59',
      '45+0',
      '45+3',
    ]);
    expect([printClock(2_905, '2H'), printClock(5_723, '2H'), printClock(5_723, 'ET')]).toEqual([
      '48:25',
      '90+5',
      '95:23',
    ]);
  });
});

describe('the minute of a match', () => {
  const now = 1_000_000;
  const clock = (phase: GameClock['phase'], seconds?: number): GameClock => ({
    phase,
    seconds,
    readAt: now - 6_000,
    rate: 1,
  });

  it.each([
    ['without a clock', undefined, 0],
    ['before kick-off', clock('pre'), 0],
    ['while it runs', clock('1H', 30 * 60), 30.1],
    ['in added time of the first half', clock('1H', 47 * 60), 45],
    ['at half-time', clock('HT'), 45],
    ['in added time of the second half', clock('2H', 93 * 60), 90],
    ['in extra time', clock('ET', 105 * 60), 90],
    ['on penalties', clock('PK'), 90],
  ])('%s is minute %d', (_, read, minute) => {
    expect(minuteOf(read, now)).toBeCloseTo(minute);
  });

  it('is that of the reading at the time it was taken', () => {
    const read = clock('1H', 12 * 60);
    expect(minuteOf(read, read.readAt)).toBe(12);
  });

  it.each([
    ['without a clock', undefined, 0],
    ['in added time of the first half', clock('1H', 47 * 60), 0],
    ['before the ninetieth minute', clock('2H', 80 * 60), 0],
    ['in added time of the second half', clock('2H', 93 * 60), 3.1],
    ['in very long added time', clock('2H', 99 * 60), 6],
    ['in extra time', clock('ET', 105 * 60), 6],
    ['on penalties', clock('PK'), 6],
  ])('%s is %d beyond the ninetieth', (_, read, minutes) => {
    expect(addedOf(read, now)).toBeCloseTo(minutes);
  });
});

describe('a clock of quarters', () => {
  it.each([
    [
      { se_now: 'Q2', t_count: '07:41', HalfTime: 'N' },
      { phase: 'Q2', seconds: 461, countsDown: true },
    ],
    [
      { se_now: 'OT', t_count: '05:00', HalfTime: 'N' },
      { phase: 'OT', seconds: 300, countsDown: true },
    ],
    [{ se_now: 'Q2', t_count: '00:00', HalfTime: 'Y' }, { phase: 'HT' }],
    [{ se_now: 'Q4', t_count: '?' }, { phase: 'Q4' }],
    [{ se_now: 'Q9', t_count: '01:00' }, { phase: 'pre' }],
  ] as const)('reads %o as %o', (wire, reading) => {
    expect(readClock({ re_time: '', ...wire })).toEqual(reading);
  });

  it('runs down at the speed of its match, and not below zero', () => {
    const first = nextClock(undefined, { phase: 'Q1', seconds: 600, countsDown: true }, 0);
    const clock = nextClock(first, { phase: 'Q1', seconds: 540, countsDown: true }, 10_000);
    expect(clock.rate).toBe(6);
    expect(secondsAt(clock, 12_000)).toBe(528);
    expect(secondsAt({ ...clock, seconds: 5 }, 14_000)).toBe(0);
    expect(minuteOf(clock, 12_000)).toBe(0);
  });
});
