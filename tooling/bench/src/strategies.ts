import { dose } from './dose.ts';
import type { Figure } from './figure.ts';
import {
  type Cell,
  lateLevelCells,
  matchSpeeds,
  movedLineCells,
  strategyCells,
} from './strategies/strategy-cells.ts';

const occasions = dose(1_000, 4);

/**
 * The expected return of betting by a rule, by the drawing law: a row for each strategy, phase and pace, the best of
 * the three policies first. It has no random part.
 */
export function strategyFigures(): Figure[] {
  return matchSpeeds.flatMap(matchSpeed => {
    const cells = [
      ...strategyCells(matchSpeed, 'before', occasions),
      ...strategyCells(matchSpeed, 'in play', occasions),
      ...movedLineCells(matchSpeed, occasions / 20),
      ...lateLevelCells(matchSpeed, occasions / 20),
    ];
    const rows = new Map<string, Cell[]>();
    for (const cell of cells.filter(({ accepted }) => accepted > 0)) {
      const key = `${cell.strategy}, ${cell.phase}, ${cell.matchSpeed}`;
      rows.set(key, [...(rows.get(key) ?? []), cell]);
    }
    return [...rows].map(([what, policies]) => figure(what, policies));
  });
}

function figure(what: string, policies: readonly Cell[]): Figure {
  const best = Math.max(...policies.map(cell => cell.expected));
  return {
    what,
    ours: percent(best),
    beside: policies
      .map(
        ({ policy, expected, accepted, asked }) => `${policy} ${percent(expected)} (${accepted} of ${asked})`,
      )
      .join(', '),
    ratio: '',
    goal: '≤ −1.5 %',
    met: best <= -0.015,
  };
}

const percent = (share: number): string => `${share < 0 ? '−' : '+'}${(Math.abs(share) * 100).toFixed(2)} %`;
