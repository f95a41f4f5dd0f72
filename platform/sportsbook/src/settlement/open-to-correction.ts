import { type Period, quarterOf } from '@lobby/betting';
import type { Match, PeriodState } from '@lobby/fixtures';
import { correctionWindow, printScore } from '@lobby/fixtures';
import type { KnownResult, Said } from './result-changes.ts';

/** What is due is recorded by work that runs every second; a busy process is a little later, ms. */
const recordedLate = 5_000;

/**
 * Whether a result may still turn out to be wrong (docs/designs.md#results-that-may-still-be-corrected). While it
 * may, nothing is sold, bought back or priced by it. Pure.
 * @param period the first half, a quarter, or all of the match.
 */
export function openToCorrection(match: Match, period: Period, result: KnownResult, now: number): boolean {
  const { half, full, sets, goals, end } = result.said;
  const { said, score } = wordOn(period, result);
  const shown = shownAt(match, period, now);
  const contradicts = shown !== undefined && score !== null && score !== shown.score;
  if (match.drawHash !== '' && shown?.isLast && score === shown.score) return false;
  if (!isSure(period, result)) return true;
  const rests = period === 'full' ? [half, full, sets, goals, end] : [said];
  const window = correctionWindow(match) + recordedLate;
  if (rests.some(one => one && now < one.since + window)) return true;
  return contradicts && (said?.times ?? 0) < 2;
}

/** Whether what decides was confirmed, and not only scouted. */
function isSure(period: Period, known: KnownResult): boolean {
  const { half, full, sets, cancel_reason, sure } = known;
  if (period === 'half' && half !== null) return sure.half;
  if (quarterScore(period, known) !== undefined) return sure.quarters;
  if (cancel_reason !== '') return sure.end;
  return (full === null || sure.full) && (sets === null || sure.sets);
}

/** What decides: the half or the quarter that was finished, the end of a match that is not, or the final score. */
export function wordOn(
  period: Period,
  known: KnownResult,
): { readonly said: Said | undefined; readonly score: string | null } {
  const { half, full, reached, cancel_reason, said } = known;
  if (period === 'half' && half !== null) return { said: said.half, score: half };
  const quarter = quarterScore(period, known);
  if (quarter !== undefined) return { said: said.quarters, score: quarter };
  if (cancel_reason !== '') return { said: said.end, score: reached };
  return { said: said.full, score: full };
}

/** The newest score that members saw, and whether it was the last of its period; undefined before the kick-off. */
function shownAt(match: Match, period: Period, now: number) {
  const { phase, score, halfScore, period: running } = match.stateAt(now);
  if (phase === 'pre') return undefined;
  const quarter = quarterOf(period);
  if (quarter !== undefined) return running && shownQuarter(quarter, running);
  if (period === 'half' && halfScore) return { score: printScore(halfScore), isLast: true };
  return { score: printScore(score), isLast: phase === 'over' };
}

function shownQuarter(quarter: number, { number, isBreak, scores }: PeriodState) {
  const score = scores[quarter - 1];
  return score && { score: printScore(score), isLast: quarter < number || isBreak };
}

/** The reported score of a quarter; undefined of one that is not reported, and of the half and the match. */
function quarterScore(period: Period, { quarters }: KnownResult): string | undefined {
  const quarter = quarterOf(period);
  return quarter === undefined ? undefined : quarters?.split(' ')[quarter - 1];
}
