import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCases } from './cases/load-cases.ts';
import type { Grade } from './grade.ts';
import { parseYuan } from './money.ts';
import { type Leg, seriesReturn, systemReturn } from './parlay.ts';
import { addRatio, printScaled, type Ratio } from './ratio.ts';

describe('a series', () => {
  const cases = loadCases<
    { stake: string; legs: { hk: string; result: Grade }[] },
    { return_half_up: string }
  >('parlay');
  it.each(cases)('$id', ({ input, expected }) => {
    const legs: Leg[] = input.legs.map(({ hk, result }) => ({ hk, grade: result }));
    expect(printScaled(seriesReturn(parseYuan(input.stake)!, legs), 2)).toBe(expected.return_half_up);
  });

  it('computes the return if every leg wins', () => {
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

  it('throws for an invalid price', () => {
    expect(() => seriesReturn(100n, [{ hk: '0' }])).toThrow(RangeError);
    expect(() => seriesReturn(100n, [{ hk: '1e3' }])).toThrow(RangeError);
  });
});

describe('a system', () => {
  const cases = loadCases<
    { unit?: string; sizes: number[]; legs: { hk: string; result: Grade }[] },
    { return_half_up?: string; return?: string }
  >('system').filter(({ input }) => input.unit !== undefined);
  it.each(cases)('$id', ({ input, expected }) => {
    const legs: Leg[] = input.legs.map(({ hk, result }) => ({ hk, grade: result }));
    const returned = systemReturn(parseYuan(input.unit!)!, legs, input.sizes);
    expect(printScaled(returned, 2)).toBe(expected.return_half_up ?? expected.return);
  });

  it('is rounded once, not once for each of its combinations', () => {
    // 1.4 fen and 1.4 fen, not 1 and 1; half a fen and half a fen, not 1 and 1.
    expect(systemReturn(1n, [{ hk: '0.4' }, { hk: '0.4' }], [1])).toBe(3n);
    const halfLost: Leg = { hk: '0.4', grade: 'LL' };
    expect(systemReturn(1n, [halfLost, halfLost], [1])).toBe(1n);
  });

  it('equals the exact sum over all of its combinations', () => {
    const leg = fc.record({
      units: fc.integer({ min: 1, max: 999_999 }),
      decimals: fc.nat(6),
      grade: fc.constantFrom<Grade>('W', 'LW', 'P', 'LL', 'L', 'D'),
    });
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.array(leg, { minLength: 1, maxLength: 7 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        (stake, drawn, sizes) => {
          const legs = drawn.map(({ units, decimals, grade }) => ({
            hk: printScaled(BigInt(units), decimals),
            grade,
          }));
          const possible = sizes.filter(size => size <= legs.length);
          const { n, d } = possible
            .flatMap(size => combinations(drawn.map(slowFactor), size))
            .map(factors => factors.reduce(multiplyRatio, { n: stake, d: 1n }))
            .reduce(addRatio, { n: 0n, d: 1n });
          expect(systemReturn(stake, legs, possible)).toBe((n * 2n + d) / (d * 2n));
        },
      ),
    );
  });

  it('of one combination is a series', () => {
    const legs: Leg[] = [{ hk: '0.83' }, { hk: '1.07', grade: 'LW' }, { hk: '0.91' }];
    expect(systemReturn(3333n, legs, [3])).toBe(seriesReturn(3333n, legs));
  });

  it.each([[[0]], [[4]], [[1.5]], [[2, 2]]])('refuses the sizes %j of three legs', sizes => {
    const legs = [{ hk: '0.5' }, { hk: '0.6' }, { hk: '0.7' }];
    expect(() => systemReturn(100n, legs, sizes)).toThrow(RangeError);
  });

  it('throws for an invalid price, also in a lost leg', () => {
    expect(() => systemReturn(100n, [{ hk: '1' }, { hk: '0', grade: 'L' }], [1])).toThrow(RangeError);
  });
});

function combinations<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) =>
    combinations(items.slice(at + 1), size - 1).map(rest => [item, ...rest]),
  );
}

/** The definitions of 5-domain 2g, written out. */
function slowFactor({ units, decimals, grade }: { units: number; decimals: number; grade: Grade }): Ratio {
  const price = { n: BigInt(units), d: 10n ** BigInt(decimals) };
  const one = { n: 1n, d: 1n };
  const factors: Record<Grade, Ratio> = {
    W: addRatio(one, price),
    LW: addRatio(one, { n: price.n, d: price.d * 2n }),
    P: one,
    D: one,
    LL: { n: 1n, d: 2n },
    L: { n: 0n, d: 1n },
  };
  return factors[grade];
}

function multiplyRatio(a: Ratio, b: Ratio): Ratio {
  return { n: a.n * b.n, d: a.d * b.d };
}
