import { describe, expect, it } from 'vitest';
import type { GameClock } from '../feed/game-clock.ts';
import { minuteOf } from './use-live-matches.ts';

const now = 1_000_000;
const clock = (phase: GameClock['phase'], seconds?: number): GameClock => ({
  phase,
  seconds,
  takenAt: now - 6_000,
  rate: 1,
});

describe('the minute of a match in the living scene', () => {
  it.each([
    ['not read yet', undefined, 0],
    ['running', clock('1H', 30 * 60), 30.1],
    ['added time of the first half', clock('1H', 47 * 60), 45],
    ['half-time', clock('HT'), 45],
    ['added time of the second half', clock('2H', 93 * 60), 90],
    ['penalties', clock('PK'), 90],
  ])('%s', (_, read, minute) => {
    expect(minuteOf(read, now)).toBeCloseTo(minute);
  });
});
