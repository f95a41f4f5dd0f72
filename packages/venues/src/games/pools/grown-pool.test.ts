import { expect, it } from 'vitest';
import { grownPool } from './grown-pool.ts';

const pool = { amount: '10000.05', perSecond: '0.80', at: 1_000 };

it.each([
  ['at its answer', 1_000, '10000.05'],
  ['after a second and a half', 2_500, '10001.25'],
  ['a millisecond before a whole fen', 1_012, '10000.05'],
  ['by a clock that went back', 0, '10000.05'],
  ['a minute later', 61_000, '10048.05'],
  ['much later, when nobody answered', 9_000_000, '10048.05'],
])('a jackpot %s is what was told and what it grew by', (_when, now, shown) => {
  expect(grownPool(pool, now)).toBe(shown);
});
