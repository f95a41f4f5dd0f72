import { expect, it } from 'vitest';
import { quickAmountOf, readQuickAmount } from './quick-amount.ts';

it.each([
  ['100', '100'],
  [' ８８.５ ', '88.50'],
  ['500', '500'],
  ['500.01', undefined],
  ['0', undefined],
  ['', undefined],
  ['-5', undefined],
  ['1e2', undefined],
])('reads %j as the amount %j where 500 is the most', (typed, amount) => {
  expect(readQuickAmount(typed, 500)).toBe(amount);
});

it('is what the member chose last, and 50 until then', () => {
  expect(quickAmountOf('120', 500)).toBe('120');
  expect(quickAmountOf(undefined, 500)).toBe('50');
});

it('stays below the limit of the brand, also when that was lowered', () => {
  expect(quickAmountOf('120', 100)).toBe('50');
  expect(quickAmountOf(undefined, 20)).toBe('20');
});
