import { expect, it } from 'vitest';
import { balanceHidden } from './balance-hidden.ts';

it('is the brand’s default at first', () => {
  expect(balanceHidden({ hideRealNumbers: true }, undefined)).toBe(true);
  expect(balanceHidden({ hideRealNumbers: false }, undefined)).toBe(false);
});

it('is the member’s choice once made', () => {
  expect(balanceHidden({ hideRealNumbers: true }, '0')).toBe(false);
  expect(balanceHidden({ hideRealNumbers: false }, '1')).toBe(true);
});
