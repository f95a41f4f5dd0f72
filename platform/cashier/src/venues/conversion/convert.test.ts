import { formatUsdt, formatYuan } from '@lobby/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountsOf } from './convert.ts';

const rates = fc.integer({ min: 1_000_000, max: 99_999_999 }).map(n => (n / 1_000_000).toFixed(6));
const cents = fc.integer({ min: 1, max: 99_999_999_999 }).map(BigInt);

it('a conversion there and back at one rate never ends with more, whatever the amount and the rate', () => {
  fc.assert(
    fc.property(rates, cents, (rate, fen) => {
      const { micro } = amountsOf({ to: 'USDT', amount: formatYuan(fen) }, rate);
      expect(amountsOf({ to: 'CNY', amount: formatUsdt(micro) }, rate).fen).toBeLessThanOrEqual(fen);
      const yuan = amountsOf({ to: 'CNY', amount: formatUsdt(fen) }, rate).fen;
      expect(amountsOf({ to: 'USDT', amount: formatYuan(yuan) }, rate).micro).toBeLessThanOrEqual(fen);
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ['USDT', '1000', '7.1234', 1_000_00n, 140_382401n],
  ['CNY', '99.99', '7.1234', 712_26n, 99_990000n],
  ['CNY', '13.370001', '7.1320', 95_35n, 13_370001n],
] as const)('to %s of %s at %s is cut down to whole units', (to, amount, rate, fen, micro) => {
  expect(amountsOf({ to, amount }, rate)).toEqual({ fen, micro });
});
