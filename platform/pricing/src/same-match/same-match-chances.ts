import type { SameMatchGroups } from '@lobby/betting';
import { printScore } from '@lobby/fixtures';
import { type Part, wonGroups } from '../risk/outcomes.ts';
import { openBook, openCells, type Priced } from '../trader/book.ts';
import { gridSize, mostGoals } from '../trader/grid.ts';
import { scoreIndex, winnerOf } from '../trader/liability-adjustment.ts';
import type { Moment } from '../trader/moment.ts';

/** How likely a combination is, and how likely without each of its groups, in their order. */
export interface SameMatchChances {
  readonly chance: number;
  readonly without: readonly number[];
}

/** Outcomes that a combination tells apart: where the goals to come lead, and how likely. */
interface Cells {
  readonly half?: Uint8Array;
  readonly full?: Uint8Array;
  readonly chances: Float64Array;
}

const width = mostGoals + 1;
const each = Uint8Array.from({ length: gridSize }, (_, at) => at);

/**
 * Sums the cells of the book in which every group wins: the distribution that prices its parts prices the whole, so
 * that what they have in common is counted exactly.
 */
export function sameMatchChances(match: Priced, moment: Moment, groups: SameMatchGroups): SameMatchChances {
  const { score, halfScore, phase } = moment.priced;
  const won = wonGroups(groups, phase === 'pre' ? '' : printScore(score));
  const { half, full, chances } = cellsOf(match, moment, won.parts);
  const halfAt = halfScore ? each.map(() => scoreIndex(...halfScore)) : after(score);
  const fullAt = after(score);
  /** By the groups that are won. */
  const byWon = new Float64Array(won.all + 1);
  for (let at = 0; at < chances.length; at++) {
    const atHalf = halfAt[half ? half[at]! : 0]!;
    const atFull = fullAt[full ? full[at]! : 0]!;
    const pair = 3 * winners[atHalf]! + winners[atFull]!;
    byWon[won.full[atFull]! | won.half[atHalf]! | won.halfFull[pair]!]! += chances[at]!;
  }
  const chance = byWon[won.all]!;
  return { chance, without: groups.map((_, at) => chance + byWon[won.all & ~(1 << at)]!) };
}

/** The grid that tells enough apart: of the match, of the half, or both together. */
function cellsOf(match: Priced, moment: Moment, parts: ReadonlySet<Part>): Cells {
  const isOne = parts.size === 1 && !parts.has('halfFull');
  if (moment.priced.halfScore || (isOne && parts.has('full')))
    return { full: each, chances: openBook(match, moment).full.grid.cells };
  return isOne ? { half: each, chances: openBook(match, moment).half.grid.cells } : openCells(match, moment);
}

/** Of every pair of goals to come, the index of the score it leads to. */
function after([home, away]: readonly [number, number]): Uint8Array {
  return each.map(at => scoreIndex(home + Math.floor(at / width), away + (at % width)));
}

/** By the index of a score. */
const winners = each.map(at => winnerOf(Math.floor(at / width), at % width));
