import { type GradedSelection, gradeMarket, type Score } from '@lobby/betting';
import { calmCells, openCells, type Priced } from '../trader/book.ts';
import { mostGoals } from '../trader/grid/grid.ts';
import type { Moment } from '../trader/moment.ts';

const width = mostGoals + 1;
const cellsOf = { book: openCells, calm: calmCells };

/**
 * How likely settlement grades a bet as won: every cell of both halves graded by itself, slowly, and without anything
 * that a price is made with.
 */
export function gradedChance(
  match: Priced,
  moment: Moment,
  bet: GradedSelection,
  opinion: keyof typeof cellsOf = 'book',
): number {
  const { score, halfScore } = moment.state;
  const { half, full, chances } = cellsOf[opinion](match, moment);
  const after = ([h, c]: Score, at: number): Score => [h + Math.floor(at / width), c + (at % width)];
  let won = 0;
  for (let cell = 0; cell < chances.length; cell++) {
    const result = { half: halfScore ?? after(score, half[cell]!), full: after(score, full[cell]!) };
    if (gradeMarket(bet, result) === 'W') won += chances[cell]!;
  }
  return won;
}
