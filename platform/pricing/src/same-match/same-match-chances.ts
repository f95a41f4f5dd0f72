import type { SameMatchGroups } from '@lobby/betting';
import { printScore } from '@lobby/fixtures';
import { type Part, type WonGroups, wonGroups } from '../risk/outcomes.ts';
import { calmCells, chancesWithoutNoise, openBook, openCells, type Priced } from '../trader/book.ts';
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

/** What to sum: the book that prices are made from, or that without liability and noise. */
type Opinion = 'book' | 'calm';

/**
 * Sums the cells of the book in which every group wins: the distribution that prices its parts prices the whole, so
 * that what they have in common is counted exactly.
 */
export function sameMatchChances(match: Priced, moment: Moment, groups: SameMatchGroups): SameMatchChances {
  const { score, phase } = moment.priced;
  const scoreAtBet = phase === 'pre' ? '' : printScore(score);
  const byWon = chancesByWon(match, moment, wonGroups(groups, scoreAtBet), 'book');
  const all = byWon.length - 1;
  const chance = byWon[all]!;
  return { chance, without: groups.map((_, at) => chance + byWon[all & ~(1 << at)]!) };
}

/** How likely a combination that was bet on is won, by the cells of an opinion of the moment. */
export function wonChance(
  match: Priced,
  moment: Moment,
  { groups, scoreAtBet }: { readonly groups: SameMatchGroups; readonly scoreAtBet: string },
  opinion: Opinion,
): { readonly chance: number; readonly certain: boolean } {
  const byWon = chancesByWon(match, moment, wonGroups(groups, scoreAtBet), opinion);
  const chance = byWon.at(-1)!;
  return { chance, certain: chance === 0 || byWon.subarray(0, -1).every(lost => lost === 0) };
}

/** The chance of every set of groups to be those that are won. */
function chancesByWon(match: Priced, moment: Moment, won: WonGroups, opinion: Opinion): Float64Array {
  const { score, halfScore } = moment.priced;
  const { half, full, chances } = cellsOf(match, moment, won.parts, opinion);
  const halfAt = halfScore ? each.map(() => scoreIndex(...halfScore)) : after(score);
  const fullAt = after(score);
  const byWon = new Float64Array(won.all + 1);
  for (let at = 0; at < chances.length; at++) {
    const atHalf = halfAt[half ? half[at]! : 0]!;
    const atFull = fullAt[full ? full[at]! : 0]!;
    const pair = 3 * winners[atHalf]! + winners[atFull]!;
    byWon[won.full[atFull]! | won.half[atHalf]! | won.halfFull[pair]!]! += chances[at]!;
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

/** Of every pair of goals to come, the index of the score it leads to. */
function after([home, away]: readonly [number, number]): Uint8Array {
  return each.map(at => scoreIndex(home + Math.floor(at / width), away + (at % width)));
}

/** By the index of a score. */
const winners = each.map(at => winnerOf(Math.floor(at / width), at % width));
