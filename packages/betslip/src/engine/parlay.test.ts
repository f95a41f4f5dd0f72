import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCases } from './cases/load-cases.ts';
import type { Grade } from './grade.ts';
import { parseYuan } from './money.ts';
import { type Leg, seriesReturn } from './parlay.ts';
import { printScaled } from './ratio.ts';

describe('a series', () => {
  const cases = loadCases<
    { stake: string; legs: { hk: string; result: Grade }[] },
    { return_half_up: string }
  >('parlay');
  it.each(cases)('$id', ({ input, expected }) => {
    const legs: Leg[] = input.legs.map(({ hk, result }) => ({ hk, grade: result }));
    expect(printScaled(seriesReturn(parseYuan(input.stake)!, legs), 2)).toBe(expected.return_half_up);
  });

  it('shows what it returns if every leg wins', () => {
    expect(seriesReturn(10_000n, [{ hk: '1.00' }, { hk: '0.50' }])).toBe(30_000n);
  });

  it('is exact for prices of any length', () => {
    const price = fc.tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.nat(6));
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.array(price, { maxLength: 10 }),
        (stake, prices) => {
          const legs = prices.map(([units, decimals]) => ({ hk: printScaled(BigInt(units), decimals) }));
          const exact = prices.reduce(
            ({ n, d }, [units, decimals]) => ({
              n: n * (10n ** BigInt(decimals) + BigInt(units)),
              d: d * 10n ** BigInt(decimals),
            }),
            { n: stake, d: 1n },
          );
          expect(seriesReturn(stake, legs)).toBe((exact.n * 2n + exact.d) / (exact.d * 2n));
        },
      ),
    );
  });

  it('refuses what is no price', () => {
    expect(() => seriesReturn(100n, [{ hk: '0' }])).toThrow(RangeError);
    expect(() => seriesReturn(100n, [{ hk: '1e3' }])).toThrow(RangeError);
  });
});
