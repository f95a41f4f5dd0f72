import { describe, expect, it } from 'vitest';
import type { Grade } from '../grading/grade.ts';
import type { TicketLeg } from './factor.ts';
import { ticketReturn } from './ticket.ts';
import { ticketBreakdown } from './ticket-breakdown.ts';

const legAt = (odds: string, grade?: Grade): TicketLeg => ({ format: 'H', odds, grade });

describe('the combinations of a ticket', () => {
  it('stand in the order of sizes and legs, with exact odds and returns', () => {
    const legs = [legAt('0.96'), { format: 'E', odds: '2.50' } as const, legAt('1.05')];
    expect(ticketBreakdown({ unit: 1000n, sizes: [3, 2], legs })).toEqual({
      combinations: [
        { legs: [0, 1], odds: '4.9', state: 'open', returns: 4900n },
        { legs: [0, 2], odds: '4.018', state: 'open', returns: 4018n },
        { legs: [1, 2], odds: '5.125', state: 'open', returns: 5125n },
        { legs: [0, 1, 2], odds: '10.045', state: 'open', returns: 10_045n },
      ],
      total: 24_088n,
    });
  });

  it.each<[Grade | undefined, Grade | undefined, string]>([
    ['W', 'W', 'won'],
    ['W', 'P', 'won'],
    ['D', 'P', 'returned'],
    ['LW', 'W', 'half-won'],
    ['LW', 'LL', 'half-lost'],
    ['W', undefined, 'open'],
    ['LL', undefined, 'open'],
    ['L', undefined, 'lost'],
    ['L', 'W', 'lost'],
  ])('of legs graded %s and %s are %s', (one, other, state) => {
    const { combinations } = ticketBreakdown({
      unit: 100n,
      sizes: [2],
      legs: [legAt('0.5', one), legAt('0.5', other)],
    });
    expect(combinations.map(combination => combination.state)).toEqual([state]);
  });

  it('are rounded one by one for show, and the total once', () => {
    const legs = [legAt('0.40'), legAt('0.40')];
    const { combinations, total } = ticketBreakdown({ unit: 1n, sizes: [1], legs });
    expect(combinations.map(({ returns }) => returns)).toEqual([1n, 1n]);
    expect(total).toBe(3n);
  });

  it('of a full cover of ten legs are 1,023', () => {
    const legs = Array.from({ length: 10 }, (_, at) => legAt(`0.${at + 80}`, at % 3 ? 'W' : undefined));
    const ticket = { unit: 100n, sizes: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], legs };
    const { combinations, total } = ticketBreakdown(ticket);
    expect(combinations.length).toBe(1023);
    expect(new Set(combinations.map(combination => combination.legs.join())).size).toBe(1023);
    expect(total).toBe(ticketReturn(ticket));
  });

  it('of a single with a negative price have decimal odds cut to six decimals', () => {
    const legs = [{ format: 'M', odds: '-0.96' } as const];
    expect(ticketBreakdown({ unit: 1000n, sizes: [1], legs }).combinations).toEqual([
      { legs: [0], odds: '2.041666', state: 'open', returns: 1960n },
    ]);
  });
});
