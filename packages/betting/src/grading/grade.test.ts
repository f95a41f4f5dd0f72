import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCases } from '../cases/load-cases.ts';
import { printLine } from '../markets/line.ts';
import { type Grade, gradeHandicap, gradeTotal, mirrorGrade, type Score } from './grade.ts';

describe('an Asian handicap', () => {
  const cases = loadCases<{ line_home: string; score: Score }, { H: Grade; C: Grade }>('ah_grid');
  it.each(cases)('$id: $input.line_home at $input.score', ({ input, expected }) => {
    const bet = { lineHome: input.line_home, score: input.score };
    expect(gradeHandicap({ ...bet, side: 'H' })).toBe(expected.H);
    expect(gradeHandicap({ ...bet, side: 'C' })).toBe(expected.C);
  });
});

describe('over and under', () => {
  const cases = loadCases<{ line: string; total: number }, { O: Grade; U: Grade }>('ou_grid');
  it.each(cases)('$id: $input.line with $input.total goals', ({ input, expected }) => {
    expect(gradeTotal({ ...input, side: 'O' })).toBe(expected.O);
    expect(gradeTotal({ ...input, side: 'U' })).toBe(expected.U);
  });
});

describe('in play', () => {
  interface Bet {
    score_at_bet: Score;
    ft_90: Score;
    line_home: string;
    side: 'H' | 'C';
  }
  const cases = loadCases<Bet, { code: Grade; code_if_score_not_reset: Grade; 'over_2.5_inplay': Grade }>(
    'inplay_real',
  );
  it.each(cases)('$id: $input.match', ({ input, expected }) => {
    const bet = { lineHome: input.line_home, side: input.side, score: input.ft_90 };
    expect(gradeHandicap({ ...bet, scoreAtBet: input.score_at_bet })).toBe(expected.code);
    expect(gradeHandicap(bet)).toBe(expected.code_if_score_not_reset);
    const total = input.ft_90[0] + input.ft_90[1];
    expect(gradeTotal({ line: '2.5', side: 'O', total })).toBe(expected['over_2.5_inplay']);
  });
});

describe('the two sides of a market', () => {
  it('grade opposite, whatever the line and the score', () => {
    fc.assert(
      fc.property(quarters, goals, goals, goals, goals, (line, h, c, h0, c0) => {
        const bet = { lineHome: printLine(line), score: [h + h0, c + c0], scoreAtBet: [h0, c0] } as const;
        expect(gradeHandicap({ ...bet, side: 'C' })).toBe(mirrorGrade[gradeHandicap({ ...bet, side: 'H' })]);
        const total = { line: printLine(Math.abs(line)), total: h + c };
        expect(gradeTotal({ ...total, side: 'U' })).toBe(mirrorGrade[gradeTotal({ ...total, side: 'O' })]);
      }),
    );
  });
});

const quarters = fc.integer({ min: -20, max: 20 });
const goals = fc.integer({ min: 0, max: 9 });
