import { expect, it } from 'vitest';
import { sampleInfo, sampleKinds, sampleUsdt } from '../testing/sample-withdrawals.ts';
import { withdrawalRules } from './withdrawal.form.ts';

const [bank, , tron] = sampleKinds;
const problem = (amount: string, info = sampleInfo()) =>
  bank && withdrawalRules(bank, info, undefined).problems({ amount }).amount;

it.each([
  ['', 'empty'],
  ['1e5', 'grammar'],
  ['0', 'zero'],
  ['99.99', 'below'],
  ['200000.01', 'above'],
  ['12345.68', 'balance'],
  ['12345.67', undefined],
] as const)('%j: %s', (amount, name) => {
  expect(problem(amount)).toBe(name && `withdrawal.amount.${name}`);
});

it('more than is left of the day is said, and so is an amount of which nothing arrives', () => {
  expect(problem('600', sampleInfo({ amountLeft: '500' }))).toBe('withdrawal.amount.day');
  const dear = tron && { ...tron, fee: '20' };
  expect(dear && withdrawalRules(dear, sampleInfo(), sampleUsdt).problems({ amount: '100' }).amount).toBe(
    'withdrawal.amount.nothing',
  );
});
