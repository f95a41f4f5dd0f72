import { firstHalfLength, type SportPlay } from '@lobby/sports';
import { isInterval, type Period, quarterOf, quarterPeriods } from '../markets/periods.ts';
import { goalsIn, isPlayed, type TimedGoal } from './goal-times.ts';
import type { Score } from './grade.ts';

/** The scores of a result by period. */
interface PartScores {
  readonly half?: Score;
  readonly full?: Score;
  readonly quarters?: readonly Score[];
  readonly goals?: readonly TimedGoal[];
  /** Of a match that was stopped. */
  readonly reached?: Score;
  /** And how much of it was played. */
  readonly played?: number;
}

/** The quarters before the long break. */
export const quartersOfHalf = quarterPeriods.length / 2;

/**
 * The score that decides markets of a period; undefined while it is not known. Two quarters tell the first half, and the
 * first half with its first quarter the second.
 */
export function scoreOfPeriod(period: Period, result: PartScores): Score | undefined {
  const { half, full, quarters = [] } = result;
  if (period === 'full') return full;
  if (isInterval(period)) return isPlayed(period, result) ? goalsIn(period, result) : undefined;
  const ofHalf = quarters.slice(0, quartersOfHalf);
  if (period === 'half') return half ?? (ofHalf.length === quartersOfHalf ? sumOf(ofHalf) : undefined);
  const quarter = quarterOf(period) ?? 0;
  const told = quarters[quarter - 1];
  if (told || !half || quarter !== quartersOfHalf || ofHalf.length !== quarter - 1) return told;
  return minus(half, ofHalf);
}

/**
 * Of a match that was stopped: what was scored in the period that ran, by what was played; undefined where nobody can
 * say it, as of one that was over and not reported.
 * @param play how its sport divides a match.
 */
export function reachedIn(period: Period, result: PartScores, play: SportPlay): Score | undefined {
  const { reached, quarters = [], played } = result;
  if (period === 'full' || !reached) return reached;
  if (isInterval(period)) return goalsIn(period, result);
  const half = firstHalfLength(play);
  const ran = (from: number, to: number) => played !== undefined && played >= from && played < to;
  if (period === 'half') return ran(0, half) ? reached : undefined;
  const before = (quarterOf(period) ?? 0) - 1;
  const length = half / quartersOfHalf;
  // Without the quarters before it nobody knows what it began with.
  if (quarters.length !== before || !ran(before * length, (before + 1) * length)) return undefined;
  return minus(reached, quarters);
}

/** All of these together. */
export function sumOf(scores: readonly Score[]): Score {
  return scores.reduce<Score>(([home, away], [h, c]) => [home + h, away + c], [0, 0]);
}

function minus([home, away]: Score, scores: readonly Score[]): Score {
  const [h, c] = sumOf(scores);
  return [home - h, away - c];
}
