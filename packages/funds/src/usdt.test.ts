import { formatUsdt, parseUsdt, printScaled } from '@lobby/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCases } from './cases/load-cases.ts';
import { cutForChain, fenToUsdt, parseRate, usdtOfOrder, usdtOfWithdrawal, usdtToFen } from './usdt.ts';

interface Sums {
  readonly usdt?: string;
  readonly rate_cny: string;
  readonly withdraw_cny?: string;
  readonly fee_usdt?: string;
}
interface Results {
  readonly cny_trunc?: string;
  readonly usdt_trunc2?: string;
  readonly usdt_trunc6?: string;
}
const cases = loadCases<Sums, Results>('payment').filter(({ input }) => input.rate_cny !== undefined);
const rate = parseRate('7.1234')!;

describe('USDT and yuan, by the acceptance cases', () => {
  it.each(cases.filter(({ input }) => input.usdt))('$id: $input.usdt in', ({ input, expected }) => {
    const fen = usdtToFen(parseUsdt(input.usdt!)!, parseRate(input.rate_cny)!);
    expect(printScaled(fen, 2)).toBe(expected.cny_trunc);
  });

  it.each(cases.filter(({ input }) => input.withdraw_cny))('$id: $input.withdraw_cny out', each => {
    const { input, expected } = each;
    const terms = { rate: parseRate(input.rate_cny)!, fee: parseUsdt(input.fee_usdt!)! };
    const { exact, paid } = usdtOfWithdrawal(BigInt(input.withdraw_cny!) * 100n, terms);
    expect(printScaled(exact, 6)).toBe(expected.usdt_trunc6);
    expect(printScaled(paid / 10_000n, 2)).toBe(expected.usdt_trunc2);
  });
});

describe('USDT at 7.1234', () => {
  it.each([
    ['99.99', 71_226n],
    ['13.370001', 9_523n],
  ])('credits %s as %s fen', (text, fen) => {
    expect(usdtToFen(parseUsdt(text)!, rate)).toBe(fen);
  });

  it('pays 1000 yuan less a fee of 1 out as 139.38', () => {
    expect(usdtOfWithdrawal(100_000n, { rate, fee: 1_000_000n })).toEqual({
      exact: 139_382_401n,
      paid: 139_380_000n,
    });
  });

  it('pays nothing for 7.13 yuan less a fee of 1, and never less than nothing', () => {
    expect(usdtOfWithdrawal(713n, { rate, fee: 1_000_000n })).toEqual({ exact: 926n, paid: 0n });
    expect(usdtOfWithdrawal(100n, { rate, fee: 1_000_000n })).toEqual({ exact: 0n, paid: 0n });
  });
});

describe('an order in USDT', () => {
  it('asks for 137.94 for 1000 yuan at 7.25, which credits 1000.06', () => {
    const at = parseRate('7.25')!;
    expect(usdtOfOrder(100_000n, at)).toBe(137_940_000n);
    expect(usdtToFen(137_940_000n, at)).toBe(100_006n);
  });

  const amounts = fc.bigInt(1n, 10n ** 12n);
  const rates = fc.integer({ min: 1, max: 200_000 }).map(n => ({ n: BigInt(n), d: 10_000n }));

  it('credits at least what was ordered, at any rate', () => {
    fc.assert(fc.property(amounts, rates, (fen, at) => usdtToFen(usdtOfOrder(fen, at), at) >= fen));
  });

  it('is never worth more after a change into USDT and back at one rate', () => {
    fc.assert(
      fc.property(amounts, rates, (fen, at) => {
        expect(usdtToFen(fenToUsdt(fen, at), at)).toBeLessThanOrEqual(fen);
        expect(usdtToFen(cutForChain(fenToUsdt(fen, at)), at)).toBeLessThanOrEqual(fen);
      }),
    );
  });
});

describe('an amount of USDT in text', () => {
  it.each(['139.38', '0.000926', '100.00', '0.01', '12.345678'])('%s is read and written alike', text => {
    expect(formatUsdt(parseUsdt(text)!)).toBe(text);
  });

  it.each(['', '-1', '1e3', '0.0000001', '１', '1,000', '.5'])('%j is refused', text => {
    expect(parseUsdt(text)).toBeUndefined();
  });

  it.each(['0', '-7', 'abc', ''])('a rate of %j is refused', text => {
    expect(parseRate(text)).toBeUndefined();
  });
});
