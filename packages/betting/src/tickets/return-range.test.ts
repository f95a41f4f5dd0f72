import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grade } from '../grading/grade.ts';
import type { TicketLeg } from './factor.ts';
import { returnRange } from './return-range.ts';
import { type Ticket, ticketExposure, ticketReturn } from './ticket.ts';

const legAt = (odds: string, grade?: Grade): TicketLeg => ({ format: 'H', odds, grade });

describe('the bounds of what a ticket returns', () => {
  it('are those of a single price for a single', () => {
    expect(returnRange({ unit: 1000n, sizes: [1], legs: [{ format: 'M', odds: '-0.50' }] })).toEqual({
      best: 1500n,
      least: 1500n,
      winsToReturn: 1,
      breakEven: { surely: 1, possibly: 1 },
    });
  });

  it('of doubles begin with two wins at the lowest prices', () => {
    const legs = [legAt('1.00'), legAt('0.50'), legAt('3.00')];
    expect(returnRange({ unit: 100n, sizes: [2], legs })).toEqual({
      best: 300n + 800n + 600n,
      least: 300n,
      winsToReturn: 2,
      breakEven: { surely: 2, possibly: 2 },
    });
  });

  it('of a full cover need more wins at low prices than at high ones', () => {
    const legs = [legAt('0.20'), legAt('0.20'), legAt('3.00')];
    // Seven bets: the two low prices return 120 + 120 + 144, the high one alone 400 and with one low 400 + 120 + 480.
    expect(returnRange({ unit: 100n, sizes: [1, 2, 3], legs })).toMatchObject({
      least: 120n,
      winsToReturn: 1,
      breakEven: { surely: 3, possibly: 2 },
    });
  });

  it('take graded legs as they are', () => {
    const legs = [legAt('1.00', 'W'), legAt('1.00', 'LL'), legAt('0.50')];
    expect(returnRange({ unit: 100n, sizes: [2, 3], legs })).toEqual({
      best: 100n + 300n + 75n + 150n,
      least: 100n,
      winsToReturn: 0,
      breakEven: { surely: 1, possibly: 1 },
    });
  });

  it('say that nothing can return when every combination is lost', () => {
    const legs = [legAt('1.00', 'L'), legAt('1.00')];
    expect(returnRange({ unit: 100n, sizes: [2], legs })).toEqual({
      best: 0n,
      least: 0n,
      winsToReturn: undefined,
      breakEven: { surely: undefined, possibly: undefined },
    });
  });

  it('say that no number of wins reaches the risk when too much is lost already', () => {
    const legs = [legAt('0.10', 'L'), legAt('0.10', 'L'), legAt('0.10')];
    expect(returnRange({ unit: 100n, sizes: [1, 2, 3], legs })).toEqual({
      best: 110n,
      least: 110n,
      winsToReturn: 1,
      breakEven: { surely: undefined, possibly: undefined },
    });
  });

  it('hold over every outcome of the open legs', () => {
    const leg = fc.record({
      odds: fc.integer({ min: 10, max: 400 }),
      grade: fc.constantFrom<Grade | undefined>('W', 'LW', 'LL', 'L', 'P', undefined, undefined, undefined),
    });
    fc.assert(
      fc.property(
        fc.array(leg, { minLength: 1, maxLength: 5 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 }),
        (drawn, drawnSizes) => {
          const sizes = drawnSizes.filter(size => size <= drawn.length);
          fc.pre(sizes.length > 0);
          const legs = drawn.map(({ odds, grade }) => legAt((odds / 100).toFixed(2), grade));
          const ticket = { unit: 1_000_000n, sizes, legs };
          const outcomes = everyOutcome(ticket);
          const { risk } = ticketExposure(ticket);
          const range = returnRange(ticket);
          const winsOf = (pays: (returned: bigint) => boolean) =>
            outcomes.filter(({ returned }) => pays(returned)).map(({ wins }) => wins);
          const fewest = winsOf(returned => returned > 0n).sort()[0];
          const returning = outcomes.filter(({ wins, returned }) => wins === fewest && returned > 0n);
          expect(range.best).toBe(ascending(outcomes.map(({ returned }) => returned)).at(-1));
          expect(range.winsToReturn).toBe(fewest);
          expect(range.least).toBe(ascending(returning.map(({ returned }) => returned))[0] ?? range.best);
          expect(range.breakEven.possibly).toBe(winsOf(returned => returned >= risk).sort()[0]);
          const short = winsOf(returned => returned < risk);
          const open = legs.filter(({ grade }) => grade === undefined).length;
          const surely = Math.max(-1, ...short) + 1;
          expect(range.breakEven.surely).toBe(surely <= open ? surely : undefined);
        },
      ),
    );
  });
});

function ascending(amounts: readonly bigint[]): readonly bigint[] {
  return [...amounts].sort((one, other) => (one < other ? -1 : 1));
}

function everyOutcome(ticket: Ticket): { wins: number; returned: bigint }[] {
  const open = ticket.legs.filter(({ grade }) => grade === undefined).length;
  return Array.from({ length: 2 ** open }, (_, bits) => {
    let at = -1;
    const legs = ticket.legs.map((leg): TicketLeg => {
      if (leg.grade !== undefined) return leg;
      at += 1;
      return { ...leg, grade: bits & (1 << at) ? 'W' : 'L' };
    });
    const wins = [...bits.toString(2)].filter(bit => bit === '1').length;
    return { wins, returned: ticketReturn({ ...ticket, legs }) };
  });
}
