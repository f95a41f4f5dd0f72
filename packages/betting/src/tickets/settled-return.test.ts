import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grade } from '../grading/grade.ts';
import type { TicketLeg } from './factor.ts';
import { settledReturn, ticketReturn } from './ticket.ts';

const legAt = (odds: string, grade?: Grade): TicketLeg => ({ format: 'H', odds, grade });

describe('what a ticket credits for certain', () => {
  it.each<[string, number[], (Grade | undefined)[], bigint | undefined]>([
    ['a series with an open leg', [3], ['W', 'W', undefined], undefined],
    ['a series with a lost leg', [3], [undefined, 'L', undefined], 0n],
    ['a series with all grades', [3], ['W', 'P', 'LL'], 100n],
    ['doubles of which one has no lost leg yet', [2], ['L', undefined, undefined], undefined],
    ['doubles that all have a lost leg', [2], ['L', undefined, 'L'], 0n],
    ['doubles with two won legs and one open', [2], ['W', 'W', undefined], undefined],
    ['doubles and a triple with all grades', [2, 3], ['W', 'W', 'L'], 400n],
    ['singles of which one is open', [1], ['L', 'L', undefined], undefined],
  ])('is known or not for %s', (_, sizes, grades, credit) => {
    expect(settledReturn({ unit: 100n, sizes, legs: grades.map(grade => legAt('1', grade)) })).toBe(credit);
  });

  it('is what every outcome of the open legs comes to', () => {
    const grade = fc.constantFrom<Grade | undefined>('W', 'LW', 'P', 'LL', 'L', 'L', undefined, undefined);
    fc.assert(
      fc.property(
        fc.array(grade, { minLength: 1, maxLength: 5 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 }),
        (grades, drawn) => {
          const sizes = drawn.filter(size => size <= grades.length);
          fc.pre(sizes.length > 0);
          const returnIf = (open: Grade) =>
            ticketReturn({ unit: 977n, sizes, legs: grades.map(known => legAt('0.9', known ?? open)) });
          const settled = settledReturn({
            unit: 977n,
            sizes,
            legs: grades.map(known => legAt('0.9', known)),
          });
          expect(settled).toBe(returnIf('W') === returnIf('L') ? returnIf('W') : undefined);
        },
      ),
    );
  });
});
