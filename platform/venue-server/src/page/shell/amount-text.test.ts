import { expect, it } from 'vitest';
import { amountText } from './amount-text.ts';

it.each([
  ['0.00', '0'],
  ['999.99', '999.99'],
  ['1000.00', '1,000'],
  ['-1234567.80', '-1,234,567.80'],
  ['12000', '12,000'],
  ['200.05', '200.05'],
])('an amount of %s is read as %s', (yuan, text) => {
  expect(amountText(yuan)).toBe(text);
});
