import { expect, it } from 'vitest';
import { balanceHidden } from './balance-hidden.ts';

it('starts as the brand says', () => {
  expect(balanceHidden({ hideRealNumbers: true }, undefined)).toBe(true);
  expect(balanceHidden({ hideRealNumbers: false }, undefined)).toBe(false);
});

it('follows the member once they chose', () => {
  expect(balanceHidden({ hideRealNumbers: true }, '0')).toBe(false);
  expect(balanceHidden({ hideRealNumbers: false }, '1')).toBe(true);
});
