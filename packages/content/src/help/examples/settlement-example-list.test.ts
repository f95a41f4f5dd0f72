import { describe, expect, it } from 'vitest';
import { type ExampleGrade, type SettlementExample, settlementExamples } from './settlement-example-list.ts';

/** "0.5 / 1" is two half bets on 0.5 and 1. */
function halves(line: string): readonly [number, number] {
  const [low = '0', high = low] = line.split(' / ');
  return [Number(low), Number(high)];
}

/** How far the bet is ahead of a line of zero. */
function margin(example: SettlementExample): number {
  if ('total' in example.outcome) return example.outcome.total;
  const difference = (score: string) => {
    const [home = 0, away = 0] = score.split(':').map(Number);
    return home - away;
  };
  return difference(example.outcome.score) - (example.scoreAtBet ? difference(example.scoreAtBet) : 0);
}

function gradeOf(example: SettlementExample): ExampleGrade {
  const sign = (value: number) => Math.sign(example.bet === 'under' ? -value : value);
  const gets = example.bet === 'homeGets' ? -1 : 1;
  const sum = halves(example.line).reduce((total, line) => total + sign(margin(example) - gets * line), 0);
  return (['L', 'LL', 'P', 'LW', 'W'] as const)[sum + 2]!;
}

describe('the worked examples of the rules page', () => {
  it.each(settlementExamples)('$bet $line at $odds grades as printed', example => {
    expect(gradeOf(example)).toBe(example.grade);
  });

  it.each(settlementExamples)(
    '$bet $line at $odds pays back what is printed',
    ({ grade, risk, win, back }) => {
      const net = { W: win, LW: win / 2, P: 0, LL: -risk / 2, L: -risk }[grade];
      expect(risk + net).toBeCloseTo(Number(back), 2);
    },
  );

  it.each(settlementExamples)(
    '$format $odds risks and wins what its format says',
    ({ format, odds, stake, risk, win }) => {
      const price = Number(odds);
      if (price < 0) expect([risk, win]).toEqual([Math.round(stake * -price), stake]);
      else expect(win).toBeCloseTo(format === 'E' ? stake * (price - 1) : stake * price, 2);
    },
  );
});
