import { expect, it } from 'vitest';
import { bonusOf, feeOf } from './deposit-rates.ts';

it.each([
  ['0.005', 100_000n, 500n],
  ['0.005', 199n, 0n],
  ['0.005', 399n, 1n],
  ['0', 100_000n, 0n],
])('a bonus of %s on %s fen is %s fen, never more than promised', (rate, amount, bonus) => {
  expect(bonusOf(amount, rate)).toBe(bonus);
});

it.each([
  ['0.01', 100_000n, 1_000n],
  ['0.01', 1n, 1n],
  ['0.01', 101n, 2n],
  ['0', 100_000n, 0n],
])('a fee of %s on %s fen is %s fen, never less than said', (rate, amount, fee) => {
  expect(feeOf(amount, rate)).toBe(fee);
});

it.each(['', 'x', '-0.01'])('%j is no rate: it neither gives nor takes', rate => {
  expect([bonusOf(100_000n, rate), feeOf(100_000n, rate)]).toEqual([0n, 0n]);
});
