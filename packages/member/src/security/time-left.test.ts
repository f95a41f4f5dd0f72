import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

it.each([
  [0, undefined],
  [-1, undefined],
  [1, { hours: 0, minutes: 1 }],
  [60_000, { hours: 0, minutes: 1 }],
  [60_001, { hours: 0, minutes: 2 }],
  [24 * 3_600_000, { hours: 24, minutes: 0 }],
  [3_600_000 - 1, { hours: 1, minutes: 0 }],
])('of %i ms is %o', (ms, left) => {
  expect(timeLeft(1_000 + ms, 1_000)).toEqual(left);
});
