import { gradeMarket, type Score } from '@lobby/betting';
import type { MatchState } from '@lobby/fixtures';
import { gridSize, mostGoals } from './grid/grid.ts';
import type { JointCells } from './joint-distribution.ts';

/** Two halves, by their scores at half-time and at the end. */
export interface Halves {
  readonly half: Score;
  readonly full: Score;
}

const width = mostGoals + 1;

/** What markets tell apart of one half: who scored in it, and who won it. Six of the twelve numbers are of no half. */
function kindOf(home: number, away: number): number {
  const winner = home > away ? 0 : home === away ? 1 : 2;
  return 4 * winner + (home > 0 ? 2 : 0) + (away > 0 ? 1 : 0);
}

function keyOf(h1: number, c1: number, h2: number, c2: number): number {
  const more = Math.sign(h1 + c1 - h2 - c2) + 1;
  return (12 * kindOf(h1, c1) + kindOf(h2, c2)) * 3 + more;
}

/** One pair of halves of each kind that markets tell apart; with so many goals of a side in a half each kind is there. */
export const halvesOutcomes: readonly Halves[] = [...examples(4).values()];

const indexOfKey = new Int16Array(12 * 12 * 3);
for (const [at, key] of [...examples(4).keys()].entries()) indexOfKey[key] = at;

function examples(most: number): Map<number, Halves> {
  const found = new Map<number, Halves>();
  const goals = Array.from({ length: most + 1 }, (_, at) => at);
  for (const h1 of goals)
    for (const c1 of goals)
      for (const h2 of goals)
        for (const c2 of goals) {
          const key = keyOf(h1, c1, h2, c2);
          if (!found.has(key)) found.set(key, { half: [h1, c1], full: [h1 + h2, c1 + c2] });
        }
  return found;
}

/** The kind of two halves: its place among `halvesOutcomes`. */
export function halvesIndex({ half: [h1, c1], full: [h, c] }: Halves): number {
  return indexOfKey[keyOf(h1, c1, h - h1, c - c1)]!;
}

/** How likely each kind of two halves is, in the order of `halvesOutcomes`, by the cells of a moment. */
export function halvesChances(
  { half, full, chances }: JointCells,
  { score, halfScore }: Pick<MatchState, 'score' | 'halfScore'>,
): Float64Array {
  const kinds = new Float64Array(halvesOutcomes.length);
  const [home, away] = score;
  const [h, c] = halfScore ?? [];
  // Every price of the page waits for this: numbers, and nothing that has to be made for each cell.
  for (let at = 0; at < chances.length; at++) {
    const h1 = h ?? home + rows[half[at]!]!;
    const c1 = c ?? away + columns[half[at]!]!;
    const key = keyOf(h1, c1, home + rows[full[at]!]! - h1, away + columns[full[at]!]! - c1);
    kinds[indexOfKey[key]!]! += chances[at]!;
  }
  return kinds;
}

/** The goals of home and of away of each cell of a grid. */
const rows = Uint8Array.from({ length: gridSize }, (_, at) => Math.floor(at / width));
const columns = Uint8Array.from({ length: gridSize }, (_, at) => at % width);

const kept = new Map<string, readonly boolean[]>();

/** Whether a pick of a market that compares the halves wins, of each kind of two halves. */
export function winsByHalves(wtype: string, rtype: string): readonly boolean[] {
  const key = `${wtype} ${rtype}`;
  const selection = { wtype, rtype, line: '', strong: '' } as const;
  const known = kept.get(key) ?? halvesOutcomes.map(halves => gradeMarket(selection, halves) === 'W');
  kept.set(key, known);
  return known;
}
