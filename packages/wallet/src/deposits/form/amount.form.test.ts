import { describe, expect, it } from 'vitest';
import { amountRules } from './amount.form.ts';
import { offeredAmounts, quoteOf } from './quote.ts';

const rules = amountRules({ min: '100', max: '50000' });
const problem = (amount: string) => rules.problems({ amount }).amount?.replace('wallet.deposit.amount.', '');

describe('the amount of a deposit', () => {
  it.each([
    ['', 'empty'],
    ['1e5', 'grammar'],
    ['-100', 'grammar'],
    ['100.001', 'grammar'],
    ['1,000', 'grammar'],
    ['0', 'zero'],
    ['0.00', 'zero'],
    ['99.99', 'below'],
    ['50000.01', 'above'],
    ['100', undefined],
    ['50000.00', undefined],
  ])('%j: %s', (amount, expected) => expect(problem(amount)).toBe(expected));
});

describe('fee and bonus', () => {
  it('are counted in fen, the fee rounded up and the bonus cut', () => {
    expect(quoteOf(100_037n, { feeRate: '0.01', bonusRate: '0.005' })).toEqual({ fee: 1001n, bonus: 500n });
  });
  it('are nothing at a rate of 0 or one that cannot be read', () => {
    expect(quoteOf(100_000n, { feeRate: '0', bonusRate: '?' })).toEqual({ fee: 0n, bonus: 0n });
  });
});

it('quick picks outside of the limits are left out', () => {
  expect(offeredAmounts({ min: '100', max: '1000', amounts: ['50', '100', '1000', '5000'] })).toEqual([
    '100',
    '1000',
  ]);
});
