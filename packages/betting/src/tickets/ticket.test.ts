import { addRatio, multiplyRatio, parseYuan, printScaled, type Ratio } from '@lobby/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCases } from '../cases/load-cases.ts';
import type { Grade } from '../grading/grade.ts';
import { settleBet } from '../grading/settle.ts';
import { stakeToRisk } from '../odds/risk.ts';
import type { TicketLeg } from './factor.ts';
import { ticketExposure, ticketReturn, winnableOf } from './ticket.ts';

const legAt = (odds: string, grade?: Grade): TicketLeg => ({ format: 'H', odds, grade });
const series = (unit: bigint, legs: readonly TicketLeg[]) => ({ unit, sizes: [legs.length], legs });

interface WrittenLeg {
  hk: string;
  result: Grade;
}
const read = (legs: readonly WrittenLeg[]) => legs.map(({ hk, result }) => legAt(hk, result));

describe('a series', () => {
  const cases = loadCases<{ stake: string; legs: WrittenLeg[] }, { return_half_up: string }>('parlay');
  it.each(cases)('$id', ({ input, expected }) => {
    const returned = ticketReturn(series(parseYuan(input.stake)!, read(input.legs)));
    expect(printScaled(returned, 2)).toBe(expected.return_half_up);
  });

  it('computes the return if every leg wins', () => {
    expect(ticketReturn(series(10_000n, [legAt('1.00'), legAt('0.50')]))).toBe(30_000n);
  });

  it('multiplies decimal prices as they are', () => {
    const legs: TicketLeg[] = [{ format: 'E', odds: '2.10' }, legAt('0.50')];
    expect(ticketReturn(series(10_000n, legs))).toBe(31_500n);
    expect(ticketReturn(series(10_000n, [{ format: 'E', odds: '2.10', grade: 'LW' }, legAt('0.50')]))).toBe(
      23_250n,
    );
  });

  it('is exact for prices of any length', () => {
    const price = fc.tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.nat(6));
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.array(price, { minLength: 1, maxLength: 10 }),
        (stake, prices) => {
          const legs = prices.map(([units, decimals]) => legAt(printScaled(BigInt(units), decimals)));
          const exact = prices.reduce(
            ({ n, d }, [units, decimals]) => ({
              n: n * (10n ** BigInt(decimals) + BigInt(units)),
              d: d * 10n ** BigInt(decimals),
            }),
            { n: stake, d: 1n },
          );
          expect(ticketReturn(series(stake, legs))).toBe((exact.n * 2n + exact.d) / (exact.d * 2n));
        },
      ),
    );
  });

  it.each<[string, TicketLeg]>([
    ['zero', legAt('0')],
    ['an exponent', legAt('1e3')],
    ['even money in decimal odds of 1', { format: 'E', odds: '1.00' }],
    ['a Malay price', { format: 'M', odds: '0.90' }],
    ['an Indonesian price', { format: 'I', odds: '-1.05' }],
    ['no price, though the leg is lost', legAt('0', 'L')],
  ])('refuses %s', (_, leg) => {
    expect(() => ticketReturn(series(100n, [legAt('0.5', 'L'), leg]))).toThrow(RangeError);
    expect(() => ticketExposure(series(100n, [legAt('0.5'), leg]))).toThrow(RangeError);
  });
});

describe('a system', () => {
  const cases = loadCases<
    { unit?: string; sizes: number[]; legs: WrittenLeg[] },
    { return_half_up?: string; return?: string; total_stake: string }
  >('system').filter(({ input }) => input.unit !== undefined);
  it.each(cases)('$id', ({ input, expected }) => {
    const ticket = { unit: parseYuan(input.unit!)!, sizes: input.sizes, legs: read(input.legs) };
    expect(printScaled(ticketReturn(ticket), 2)).toBe(expected.return_half_up ?? expected.return);
    expect(ticketExposure(ticket).risk).toBe(parseYuan(expected.total_stake));
  });

  it('is rounded once, not once for each of its combinations', () => {
    // 1.4 fen and 1.4 fen, not 1 and 1; half a fen and half a fen, not 1 and 1.
    expect(ticketReturn({ unit: 1n, sizes: [1], legs: [legAt('0.4'), legAt('0.4')] })).toBe(3n);
    const halfLost = legAt('0.4', 'LL');
    expect(ticketReturn({ unit: 1n, sizes: [1], legs: [halfLost, halfLost] })).toBe(1n);
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
          const legs = drawn.map(({ units, decimals, grade }) =>
            legAt(printScaled(BigInt(units), decimals), grade),
          );
          const possible = sizes.filter(size => size <= legs.length);
          fc.pre(possible.length > 0);
          const { n, d } = possible
            .flatMap(size => combinations(drawn.map(slowFactor), size))
            .map(factors => factors.reduce(multiplyRatio, { n: stake, d: 1n }))
            .reduce(addRatio, { n: 0n, d: 1n });
          expect(ticketReturn({ unit: stake, sizes: possible, legs })).toBe((n * 2n + d) / (d * 2n));
        },
      ),
    );
  });

  it('of which one combination is left returns what that series does', () => {
    const legs = [legAt('0.83'), legAt('1.07', 'LW'), legAt('0.91')];
    const ticket = { unit: 3333n, sizes: [3], legs: [...legs, legAt('0.77', 'L')] };
    expect(ticketReturn(ticket)).toBe(ticketReturn(series(3333n, legs)));
  });

  it.each([[[0]], [[4]], [[1.5]], [[2, 2]], [[]]])('refuses the sizes %j of three legs', sizes => {
    const ticket = { unit: 100n, sizes, legs: [legAt('0.5'), legAt('0.6'), legAt('0.7')] };
    expect(() => ticketReturn(ticket)).toThrow(RangeError);
    expect(() => ticketExposure(ticket)).toThrow(RangeError);
  });

  it('throws for an invalid price, also in a lost leg', () => {
    const ticket = { unit: 100n, sizes: [1], legs: [legAt('1'), legAt('0', 'L')] };
    expect(() => ticketReturn(ticket)).toThrow(RangeError);
  });
});

describe('a single', () => {
  it.each(['W', 'LW', 'P', 'LL', 'L', 'D'] as const)('graded %s returns what settling it credits', grade => {
    for (const [format, odds] of [
      ['I', '-1.96'],
      ['M', '-0.96'],
      ['E', '1.93'],
      ['H', '0.77'],
    ] as const) {
      const bet = { format, odds, stake: 3333n, grade };
      expect(ticketReturn(series(3333n, [{ format, odds, grade }]))).toBe(settleBet(bet).credit);
    }
  });

  it('holds the risk of a negative price, not the typed stake', () => {
    const ticket = series(1000n, [{ format: 'I', odds: '-1.96' }]);
    expect(ticketExposure(ticket)).toEqual(stakeToRisk('I', '-1.96', 1000n));
    expect(ticketReturn(ticket)).toBe(2960n);
  });
});

describe('what a ticket risks and wins', () => {
  it('is every unit, and what all legs add, whatever is graded', () => {
    const legs = [legAt('1.00', 'L'), legAt('0.50', 'W'), legAt('1.00')];
    expect(ticketExposure({ unit: 100n, sizes: [2, 3], legs })).toEqual({ risk: 400n, win: 1200n });
    expect(ticketExposure(series(100n, legs))).toEqual({ risk: 100n, win: 500n });
  });
});

function combinations<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) =>
    combinations(items.slice(at + 1), size - 1).map(rest => [item, ...rest]),
  );
}

/** The definitions of docs/rules.md#series-and-systems, written out. */
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

describe('what a ticket may still win', () => {
  const at = (odds: string, grade?: Grade): TicketLeg => ({ format: 'E', odds, grade });
  const three = (grade?: Grade) => [at('1.93', grade), at('1.94'), at('1.90')];

  it('is what it was accepted for while no leg is graded, and without a leg that is cancelled', () => {
    expect(winnableOf(series(10_000n, three()))).toBe(61_140n);
    expect(winnableOf(series(10_000n, three('D')))).toBe(26_860n);
    expect(winnableOf(series(10_000n, three('W')))).toBe(61_140n);
    expect(winnableOf(series(10_000n, three('LL')))).toBe(8_430n);
  });

  it('is nothing once no combination can return more than the risk', () => {
    expect(winnableOf(series(10_000n, three('L')))).toBe(0n);
    // 4 combinations for 400 yuan, of which 1.94 × 1.90 is left.
    expect(winnableOf({ unit: 10_000n, sizes: [2, 3], legs: three('L') })).toBe(0n);
    expect(winnableOf({ unit: 10_000n, sizes: [1, 2], legs: three('L') })).toBe(75_260n - 60_000n);
  });

  it('of a single at a negative price is the stake', () => {
    const legs: TicketLeg[] = [{ format: 'M', odds: '-0.96' }];
    expect(winnableOf({ unit: 1_000n, sizes: [1], legs })).toBe(1_000n);
  });
});
