import { quarterPeriods } from '../markets/market.ts';
import type { Score } from './grade.ts';
import type { MatchResult } from './grade-market.ts';

/** The quarters before the long break. */
const ofFirstHalf = quarterPeriods.length / 2;

/**
 * Whether the quarters of a result make up what else it says: two of them the first half, all of them the final score or
 * a level one that overtimes were added to, and never more than was reached.
 */
export function areQuartersOf({ quarters, half, full, reached }: MatchResult): boolean {
  if (!quarters) return true;
  if (quarters.length > quarterPeriods.length) return false;
  const played = sumOf(quarters);
  if (half && quarters.length >= ofFirstHalf && !isSame(sumOf(quarters.slice(0, ofFirstHalf)), half))
    return false;
  const end = full ?? reached;
  if (!end) return true;
  const isWithin = played[0] <= end[0] && played[1] <= end[1];
  if (!full || quarters.length < quarterPeriods.length) return isWithin;
  return isSame(played, full) || (isWithin && played[0] === played[1]);
}

function sumOf(scores: readonly Score[]): Score {
  return scores.reduce<Score>(([home, away], [h, c]) => [home + h, away + c], [0, 0]);
}

function isSame(one: Score, other: Score): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
