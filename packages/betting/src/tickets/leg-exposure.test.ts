import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grade } from '../grading/grade.ts';
import { stakeToRisk } from '../odds/risk.ts';
import { combinationsOf } from './combinations.ts';
import type { TicketLeg } from './factor.ts';
import { legExposure } from './leg-exposure.ts';
import { ticketReturn } from './ticket.ts';

const legAt = (odds: string, grade?: Grade): TicketLeg => ({ format: 'H', odds, grade });
const nothing = { risk: 0n, win: 0n };

describe('what rides on a leg', () => {
  it('of a single is its risk and its win', () => {
    for (const [format, odds] of [
      ['I', '-1.96'],
      ['M', '-0.96'],
      ['E', '1.93'],
      ['H', '0.77'],
    ] as const) {
      expect(legExposure({ unit: 3333n, sizes: [1], legs: [{ format, odds }] })).toEqual([
        stakeToRisk(format, odds, 3333n),
      ]);
      expect(legExposure({ unit: 3333n, sizes: [1], legs: [{ format, odds, grade: 'LW' }] })).toEqual([
        nothing,
      ]);
    }
  });

  it('of a series without grades is the stake at its own price', () => {
    expect(
      legExposure({ unit: 1000n, sizes: [2], legs: [legAt('0.90'), { format: 'E', odds: '3.00' }] }),
    ).toEqual([
      { risk: 1000n, win: 900n },
      { risk: 1000n, win: 2000n },
    ]);
  });

  it('grows with the legs that are won, and ends with one that is lost', () => {
    const legs = [legAt('0.50', 'W'), legAt('1.00', 'LL'), legAt('0.80')];
    expect(legExposure({ unit: 1000n, sizes: [3], legs })).toEqual([
      nothing,
      nothing,
      { risk: 750n, win: 600n },
    ]);
    const lost = [legAt('0.50', 'L'), legAt('1.00'), legAt('0.80')];
    expect(legExposure({ unit: 1000n, sizes: [3], legs: lost })).toEqual([nothing, nothing, nothing]);
    // Of the doubles one is left.
    expect(legExposure({ unit: 1000n, sizes: [2], legs: lost })).toEqual([
      nothing,
      { risk: 1000n, win: 1000n },
      { risk: 1000n, win: 800n },
    ]);
  });

  it('is nothing when all legs are graded', () => {
    expect(legExposure({ unit: 1000n, sizes: [2], legs: [legAt('0.9', 'W'), legAt('0.9', 'D')] })).toEqual([
      nothing,
      nothing,
    ]);
  });

  it('refuses a format that several legs are not priced in', () => {
    const legs: TicketLeg[] = [{ format: 'M', odds: '-0.90' }, legAt('0.9')];
    expect(() => legExposure({ unit: 1000n, sizes: [2], legs })).toThrow(RangeError);
  });

  it('is the sum over the combinations that hold it', () => {
    const leg = fc.record({
      odds: fc.integer({ min: 1, max: 40 }),
      grade: fc.constantFrom<Grade | undefined>('W', 'LW', 'P', 'LL', 'L', undefined, undefined),
    });
    fc.assert(
      fc.property(
        fc.array(leg, { minLength: 2, maxLength: 6 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 }),
        (drawn, drawnSizes) => {
          const sizes = drawnSizes.filter(size => size <= drawn.length);
          fc.pre(sizes.length > 0);
          const legs = drawn.map(({ odds, grade }) => legAt((odds / 10).toFixed(1), grade));
          // Large enough that every factor divides it: no rounding hides a difference.
          const unit = 20n ** 6n;
          const expected = legs.map(({ odds, grade }, own) => {
            if (grade !== undefined) return nothing;
            const risk = [...combinationsOf(legs.length, sizes)]
              .filter(positions => positions.includes(own))
              .reduce((sum, positions) => sum + stakeOf(unit, legs, positions), 0n);
            return { risk, win: (risk * BigInt(Math.round(Number(odds) * 10))) / 10n };
          });
          expect(legExposure({ unit, sizes, legs })).toEqual(expected);
        },
      ),
    );
  });

  it('of the last open leg is what the ticket adds if it wins, and all it keeps', () => {
    const legs = [legAt('0.5', 'W'), legAt('0.8'), legAt('1.5', 'LW'), legAt('0.9', 'L')];
    for (const sizes of [[2], [3], [1, 2, 3], [4]]) {
      const unit = 10_000n;
      const returnIf = (grade: Grade) =>
        ticketReturn({ unit, sizes, legs: legs.map(leg => ({ ...leg, grade: leg.grade ?? grade })) });
      const [, last = nothing] = legExposure({ unit, sizes, legs });
      expect(last.risk + last.win).toBe(returnIf('W') - returnIf('L'));
    }
  });
});

function stakeOf(unit: bigint, legs: readonly TicketLeg[], positions: readonly number[]): bigint {
  return positions.reduce((stake, at) => {
    const { odds = '', grade } = legs[at] ?? {};
    const tenths = BigInt(Math.round(Number(odds) * 10));
    const twentieths = { W: 20n + 2n * tenths, LW: 20n + tenths, LL: 10n, L: 0n, P: 20n, D: 20n };
    return (stake * twentieths[grade ?? 'P']) / 20n;
  }, unit);
}
