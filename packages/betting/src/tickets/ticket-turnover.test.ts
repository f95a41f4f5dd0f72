import { describe, expect, it } from 'vitest';
import type { Grade } from '../grading/grade.ts';
import { validTurnover } from '../grading/turnover.ts';
import type { TicketLeg } from './factor.ts';
import { ticketTurnover } from './ticket-turnover.ts';

const legAt = (odds: string, grade?: Grade): TicketLeg => ({ format: 'H', odds, grade });
const ofGrades = (sizes: readonly number[], ...grades: (Grade | undefined)[]) =>
  ticketTurnover({ unit: 1001n, sizes, legs: grades.map(grade => legAt('0.90', grade)) });

describe('turnover of a single', () => {
  it.each(['W', 'LW', 'P', 'LL', 'L', 'D'] as const)('graded %s is that of the bet', grade => {
    for (const [format, odds] of [
      ['M', '-0.50'],
      ['E', '1.50'],
      ['E', '1.51'],
      ['H', '0.90'],
    ] as const) {
      const bet = { format, odds, grade };
      expect(ticketTurnover({ unit: 1001n, sizes: [1], legs: [bet] })).toBe(
        validTurnover({ ...bet, stake: 1001n }),
      );
    }
  });
});

describe('turnover of a series', () => {
  it.each<[bigint, ...(Grade | undefined)[]]>([
    [1001n, 'W', 'W'],
    [1001n, 'W', 'D'],
    [1001n, 'LW', 'W'],
    [501n, 'LW', 'LL'],
    [501n, 'LL', 'P'],
    [0n, 'P', 'D'],
    [0n, 'D', 'D'],
    // Decided by its lost leg, before the other is graded.
    [1001n, 'L', undefined],
    [0n, 'W', undefined],
  ])('is %s fen of 1001 for the grades %s and %s', (turnover, ...grades) => {
    expect(ofGrades([2], ...grades)).toBe(turnover);
  });

  it('is nothing at decimal odds of 1.50 or less, whatever its legs are at', () => {
    const at = (...odds: string[]) =>
      ticketTurnover({ unit: 1000n, sizes: [odds.length], legs: odds.map(price => legAt(price, 'W')) });
    expect(at('0.20', '0.25')).toBe(0n);
    expect(at('0.21', '0.25')).toBe(1000n);
    expect(at('0.30', '0.30', '0.30')).toBe(1000n);
  });
});

describe('turnover of a system', () => {
  it('is the sum over its combinations, each counting for itself', () => {
    // W+L, W+P and L+P: all three doubles have a decided leg.
    expect(ofGrades([2], 'W', 'L', 'P')).toBe(3003n);
    // LW+P and LW+P count half, P+P nothing.
    expect(ofGrades([2], 'LW', 'P', 'P')).toBe(1001n);
    expect(ofGrades([1, 2], 'LW', 'D')).toBe(1001n);
    // Three half units are rounded once.
    expect(ofGrades([2], 'LW', 'LL', 'P')).toBe(1502n);
  });

  it('leaves out the combinations at low odds', () => {
    const legs = [legAt('0.20', 'W'), legAt('0.20', 'W'), legAt('1.00', 'W')];
    expect(ticketTurnover({ unit: 1000n, sizes: [1, 2, 3], legs })).toBe(4000n);
  });

  it('is nothing until its return is certain', () => {
    expect(ofGrades([2], 'W', 'L', undefined)).toBe(0n);
    expect(ofGrades([3], 'W', 'L', undefined)).toBe(1001n);
    expect(ofGrades([2], 'L', 'L', undefined)).toBe(3003n);
  });
});
