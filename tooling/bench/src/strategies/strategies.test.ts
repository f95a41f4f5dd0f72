import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { formerRules } from './former-rules.ts';
import {
  type Cell,
  lateLevelCells,
  matchSpeeds,
  movedLine,
  movedLineCells,
  strategyCells,
} from './strategy-cells.ts';

// Drawn from seeds of their own: an average of few bets differs from one seed to the next.
const occasions = dose({ small: 80, deep: 480 });
const [moving, late] = dose({ small: [8, 12], deep: [40, 60] });
const labelOf = ({ strategy, matchSpeed, policy, phase }: Cell) =>
  `${strategy}, ${phase}, ${matchSpeed}, ${policy}`;
const [, , fast] = matchSpeeds;

describe.each(matchSpeeds)('a member who bets by a rule, $name', matchSpeed => {
  it('loses 1.5 % or more by every strategy and policy before the match', () => {
    const cells = strategyCells(matchSpeed, 'before', occasions);
    expect(cells).toHaveLength(30);
    for (const cell of cells) {
      expect(cell.accepted / cell.asked, labelOf(cell)).toBeGreaterThan(0.9);
      expect(cell.expected, labelOf(cell)).toBeLessThan(-0.015);
    }
  });

  it('loses 1.5 % or more by every strategy and policy in play', () => {
    const cells = [
      ...strategyCells(matchSpeed, 'in play', occasions),
      ...movedLineCells(matchSpeed, moving),
      ...lateLevelCells(matchSpeed, late),
    ];
    expect(cells).toHaveLength(39);
    for (const cell of cells.filter(({ accepted }) => accepted > 0)) {
      expect(cell.expected, labelOf(cell)).toBeLessThan(-0.015);
    }
    for (const cell of cells.filter(({ policy }) => policy === 'all')) {
      expect(cell.accepted, labelOf(cell)).toBeGreaterThan(dose({ small: 3, deep: 20 }));
    }
  });
});

describe('former rules of the book', () => {
  const best = (cells: readonly Cell[], strategy: string) =>
    Math.max(
      ...cells.filter(cell => cell.strategy === strategy && cell.accepted > 5).map(one => one.expected),
    );

  it('lose money at speed 60 to backing under just before the line moves', () => {
    expect(best(movedLineCells(fast!, 12, formerRules.lineAndWait), movedLine)).toBeGreaterThan(0.005);
    expect(best(movedLineCells(fast!, 12, formerRules.all), movedLine)).toBeGreaterThan(0.02);
  });

  it('lose money at speed 60 to always backing under', () => {
    const cells = strategyCells(fast!, 'in play', 120, formerRules.all);
    expect(best(cells, 'under')).toBeGreaterThan(0.01);
    expect(best(cells, 'half under')).toBeGreaterThan(0.03);
  });

  it('lose more than half of the margin where prices are fixed for two seconds', () => {
    expect(best(movedLineCells(fast!, 12, formerRules.leeway), movedLine)).toBeGreaterThan(-0.025);
  });
});
