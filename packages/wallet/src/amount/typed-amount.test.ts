import { defineRules } from '@lobby/forms';
import { expect, it } from 'vitest';
import { amountChecks, fenOf, sentAmount } from './typed-amount.ts';

const rules = defineRules<{ readonly amount: string }, 'missing' | 'no number' | 'nothing'>({
  amount: amountChecks({ empty: 'missing', grammar: 'no number', zero: 'nothing' }),
});

it.each([
  ['', 'missing'],
  ['1e5', 'no number'],
  ['100.001', 'no number'],
  ['0.00', 'nothing'],
  ['0.01', undefined],
])('of %j the first checks say %s', (amount, said) => {
  expect(rules.problems({ amount }).amount).toBe(said);
});

it('an amount is counted in fen, and sent in one spelling', () => {
  expect(fenOf('500.5')).toBe(50_050n);
  expect(fenOf('five')).toBe(0n);
  expect(sentAmount('500.00')).toBe(sentAmount('500'));
});
