import type { SameMatchGroups } from '@lobby/betting';
import { printScore } from '@lobby/fixtures';
import { type Part, type WonPicks, winsAll, wonPicks } from '../risk/outcomes.ts';
import { calmCells, chancesWithoutNoise, openBook, openCells, type Priced } from '../trader/book.ts';
import { gridSize, mostGoals } from '../trader/grid/grid.ts';
import { scoreIndex, winnerOf } from '../trader/liability-adjustment.ts';
import type { Moment } from '../trader/moment.ts';

/** How likely sets of picks of a match are, by one sum of its cells. */
export interface SameMatchChances {
  /** The picks of each group, a bit for each, in the order of the combination. */
  readonly groups: readonly number[];
  /** How likely of each of these groups one pick wins. */
  chanceOf(groups: readonly number[]): number;
}

/** Outcomes that a combination tells apart: where the goals to come lead, and how likely. */
interface Cells {
  readonly half?: Uint8Array;
  readonly full?: Uint8Array;
  readonly chances: Float64Array;
}

const width = mostGoals + 1;
const each = Uint8Array.from({ length: gridSize }, (_, at) => at);

/** What to sum: the book that prices are made from, or that without liability and noise. */
type Opinion = 'book' | 'calm';

/**
 * Sums the cells of the book by the picks that win in them: the distribution that prices the parts prices the whole, so
 * that what they have in common is counted exactly.
 */
export function sameMatchChances(match: Priced, moment: Moment, groups: SameMatchGroups): SameMatchChances {
  const { score, phase } = moment.priced;
  const won = wonPicks(groups, phase === 'pre' ? '' : printScore(score));
  const byWon = chancesByWon(match, moment, won, 'book');
  return { groups: won.groups, chanceOf: wanted => sumWhere(byWon, bits => winsAll(bits, wanted)) };
}

/** How likely a combination that was bet on is won, by the cells of an opinion of the moment. */
export function wonChance(
  match: Priced,
  moment: Moment,
  { groups, scoreAtBet }: { readonly groups: SameMatchGroups; readonly scoreAtBet: string },
  opinion: Opinion,
): { readonly chance: number; readonly certain: boolean } {
  const won = wonPicks(groups, scoreAtBet);
  const byWon = chancesByWon(match, moment, won, opinion);
  const chance = sumWhere(byWon, bits => winsAll(bits, won.groups));
  const isLostNowhere = byWon.every((lost, bits) => lost === 0 || winsAll(bits, won.groups));
  return { chance, certain: chance === 0 || isLostNowhere };
}

function sumWhere(byWon: Float64Array, holds: (bits: number) => boolean): number {
  let sum = 0;
  for (let bits = 0; bits < byWon.length; bits++) if (holds(bits)) sum += byWon[bits]!;
  return sum;
}

/** The chance of every set of picks to be those that are won. */
function chancesByWon(match: Priced, moment: Moment, won: WonPicks, opinion: Opinion): Float64Array {
  const { half, full, chances } = cellsOf(match, moment, won.parts, opinion);
  const { half: halfAt, full: fullAt } = scoresAfter(moment);
  const ofHalf = halfAt.map(score => won.half[score]!);
  const ofFull = fullAt.map(score => won.full[score]!);
  const byWon = new Float64Array(won.groups.reduce((all, bits) => all | bits, 0) + 1);
  if (!won.parts.has('halfFull')) {
    for (let at = 0; at < chances.length; at++) {
      const bits = ofHalf[half ? half[at]! : 0]! | ofFull[full ? full[at]! : 0]!;
      byWon[bits]! += chances[at]!;
    }
    return byWon;
  }
  const before = halfAt.map(score => winners[score]!);
  const atEnd = fullAt.map(score => winners[score]!);
  for (let at = 0; at < chances.length; at++) {
    const atHalf = half ? half[at]! : 0;
    const atFull = full ? full[at]! : 0;
    const pair = won.halfFull[3 * before[atHalf]! + atEnd[atFull]!]!;
    byWon[ofHalf[atHalf]! | ofFull[atFull]! | pair]! += chances[at]!;
  }
  return byWon;
}

/** The grid that tells enough apart: of the match, of the half, or both together. */
function cellsOf(match: Priced, moment: Moment, parts: ReadonlySet<Part>, opinion: Opinion): Cells {
  const isOne = parts.size === 1 && !parts.has('halfFull');
  const isBook = opinion === 'book';
  const grid = (of: 'full' | 'half') =>
    isBook ? openBook(match, moment)[of].grid.cells : chancesWithoutNoise(match, moment)[of].cells;
  if (moment.priced.halfScore || (isOne && parts.has('full'))) return { full: each, chances: grid('full') };
  if (isOne) return { half: each, chances: grid('half') };
  return isBook ? openCells(match, moment) : calmCells(match, moment);
}

interface Scores {
  readonly half: Uint8Array;
  readonly full: Uint8Array;
}

const reached = new WeakMap<Moment, Scores>();

/** Of every pair of goals to come, the index of the score it leads to at half-time and at the end. Kept as a book is. */
function scoresAfter(moment: Moment): Scores {
  const known = reached.get(moment);
  if (known) return known;
  const { score, halfScore } = moment.priced;
  const full = after(score);
  const scores = { half: halfScore ? each.map(() => scoreIndex(...halfScore)) : full, full };
  reached.set(moment, scores);
  return scores;
}

function after([home, away]: readonly [number, number]): Uint8Array {
  return each.map(at => scoreIndex(home + Math.floor(at / width), away + (at % width)));
}

/** By the index of a score. */
const winners = each.map(at => winnerOf(Math.floor(at / width), at % width));
