import { describe, expect, it } from 'vitest';
import { minutesPlayed, placeOf } from './rail-minutes.ts';

const clock = (phase: '1H' | 'HT' | '2H' | 'pre', seconds?: number) =>
  minutesPlayed({ phase, takenAt: 0, rate: 1, ...(seconds !== undefined && { seconds }) });

describe('the minutes of the rail', () => {
  it('counts whole minutes and keeps added time at the end of its half', () => {
    expect(clock('1H', 12 * 60 + 59)).toBe(12);
    expect(clock('1H', 47 * 60)).toBe(45);
    expect(clock('2H', 93 * 60)).toBe(90);
  });

  it('stands in the middle at half-time, and at 0 before kick-off or without a clock', () => {
    expect(clock('HT')).toBe(45);
    expect(clock('pre')).toBe(0);
    expect(minutesPlayed(undefined)).toBe(0);
  });

  it('places an incident of added time at the end of its half', () => {
    expect(placeOf('45+2')).toBe(50);
    expect(placeOf('90+4')).toBe(100);
  });
});
