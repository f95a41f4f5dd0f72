import { quarterPeriods } from '../markets/periods.ts';
import type { Score } from './grade.ts';
import type { MatchResult } from './grade-market.ts';
import { quartersOfHalf, sumOf } from './score-of-period.ts';

/**
 * Whether the quarters of a result make up what else it says: two of them the first half, all of them the final score or
 * a level one that overtimes were added to, and never more than was reached.
 */
export function areQuartersOf({ quarters, half, full, reached }: MatchResult): boolean {
  if (!quarters) return true;
  if (quarters.length > quarterPeriods.length) return false;
  const played = sumOf(quarters);
  const ofHalf = quarters.slice(0, quartersOfHalf);
  const isWhole = ofHalf.length === quartersOfHalf;
  if (half && !(isWhole ? isSame : isWithin)(sumOf(ofHalf), half)) return false;
  const end = full ?? reached;
  if (!end) return true;
  if (!full || quarters.length < quarterPeriods.length) return isWithin(played, end);
  return isSame(played, full) || (isWithin(played, end) && played[0] === played[1]);
}

function isSame(one: Score, other: Score): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

function isWithin(one: Score, other: Score): boolean {
  return one[0] <= other[0] && one[1] <= other[1];
}
