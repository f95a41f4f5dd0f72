import { expect, it } from 'vitest';
import { convertedAmount, convertRules } from './convert.form.ts';
import { transferRules } from './transfer.form.ts';

it.each([
  ['', true, 'empty'],
  ['1.234', true, 'grammar'],
  ['0', true, 'zero'],
  ['0.99', true, 'below'],
  ['0.99', false, undefined],
  ['100.01', true, 'balance'],
  ['100', true, undefined],
] as const)('a transfer of %j into a venue (%s): %s', (amount, isIn, problem) => {
  expect(transferRules('100', isIn).problems({ amount }).amount).toBe(
    problem && `transfer.amount.${problem}`,
  );
});

it('what is got is cut, and there and back never gains', () => {
  expect(convertedAmount('USDT', 71_234n, '7.1234')).toBe('100.00');
  expect(convertedAmount('CNY', 99_990_000n, '7.1234')).toBe('712.26');
  expect(convertedAmount('USDT', 1n, '7.1234')).toBe('0.001403');
});

it('a conversion is judged by what is there and what it brings', () => {
  const problem = (to: 'USDT' | 'CNY', amount: string) =>
    convertRules(to, '10', '7.1234').problems({ amount }).amount;
  expect(problem('USDT', '10.01')).toBe('transfer.convert.balance');
  expect(problem('USDT', '1.001')).toBe('transfer.amount.grammar');
  expect(problem('CNY', '1.0000001')).toBe('transfer.convert.grammar');
  expect(problem('CNY', '0.000001')).toBe('transfer.convert.small');
  expect(problem('CNY', '9.5')).toBeUndefined();
});
