import { intervalOf, isOfFirstHalf, type Period, quarterOf, scoreOfPeriod } from '@lobby/betting';
import type { Match, PeriodState } from '@lobby/fixtures';
import { correctionWindow, printScore, readScores } from '@lobby/fixtures';
import { readResult } from './grade-leg.ts';
import type { KnownResult, Said } from './result-changes.ts';

/** What is due is recorded by work that runs every second; a busy process is a little later, ms. */
const recordedLate = 5_000;

/**
 * Whether a result may still turn out to be wrong (docs/designs.md#results-that-may-still-be-corrected). While it
 * may, nothing is sold, bought back or priced by it. Pure.
 * @param part the first half, a quarter, all of the match, both halves, or the order of its goals.
 */
export function openToCorrection(
  match: Match,
  part: Period | 'both' | 'goals',
  result: KnownResult,
  now: number,
): boolean {
  const period = part === 'goals' || part === 'both' ? 'full' : part;
  const { half, full, sets, goals, end } = result.said;
  const { said, score } = wordOn(period, result);
  const shown = shownAt(match, period, now);
  const contradicts = shown !== undefined && score !== null && score !== shown.score;
  // What both halves decide is no surer than the score at half-time, whatever is said of the end.
  if (part === 'both' && half && openToCorrection(match, 'half', result, now)) return true;
  if (match.drawHash !== '' && shown?.isLast && score === shown.score) return false;
  if (!isSure(period, result) || (part === 'goals' && !isOrderSure(result))) return true;
  // A goal of the first half is settled by it before anything is said of the end.
  if (part === 'goals' && half && openToCorrection(match, 'half', result, now)) return true;
  const rests = period === 'full' ? [half, full, sets, goals, end] : said;
  const window = correctionWindow(match) + recordedLate;
  if (rests.some(one => one && now < one.since + window)) return true;
  return contradicts && Math.min(...said.map(one => one?.times ?? 0)) < 2;
}

/** Whether what decides was confirmed, and not only scouted. */
function isSure(period: Period, known: KnownResult): boolean {
  const { full, sets, cancel_reason, sure } = known;
  const parts = partsThatTell(period, known);
  if (parts) return parts.every(part => sure[part]);
  if (cancel_reason !== '') return sure.end;
  return (full === null || sure.full) && (sets === null || sure.sets);
}

/** Whether the scores that the goals make up, and their order, were confirmed as far as they are known. */
function isOrderSure(known: KnownResult): boolean {
  return (['half', 'full', 'goals'] as const).every(name => known[name] === null || known.sure[name]);
}

/** What decides: the half or the quarters that were finished, the end of a match that is not, or the final score. */
export function wordOn(
  period: Period,
  known: KnownResult,
): { readonly said: readonly (Said | undefined)[]; readonly score: string | null } {
  const { full, reached, cancel_reason, said } = known;
  const parts = partsThatTell(period, known);
  if (parts) return { said: parts.map(part => said[part]), score: scoreIn(period, known) };
  if (cancel_reason !== '') return { said: [said.end], score: reached };
  return { said: [said.full], score: full };
}

/** What is said of parts of a match that tells the score of a period, by itself or together; undefined where nothing is. */
function partsThatTell(
  period: Period,
  known: KnownResult,
): readonly ('half' | 'full' | 'quarters' | 'goals')[] | undefined {
  if (period === 'full' || scoreIn(period, known) === null) return undefined;
  if (intervalOf(period) !== undefined) return toldWithGoals(period, known);
  if (period === 'half') return known.half === null ? ['quarters'] : ['half'];
  const isReported = (readScores(known.quarters)?.length ?? 0) >= (quarterOf(period) ?? 0);
  return isReported ? ['quarters'] : ['half', 'quarters'];
}

/** Goals tell an interval together with the score that they make up; one without goals needs no times. */
function toldWithGoals(period: Period, { half, full, goals, cancel_reason }: KnownResult) {
  const score = half !== null && isOfFirstHalf(period) ? 'half' : 'full';
  if (score === 'full' && (full === null || cancel_reason !== '')) return undefined;
  return goals === null ? ([score] as const) : ([score, 'goals'] as const);
}

function scoreIn(period: Period, known: KnownResult): string | null {
  const score = scoreOfPeriod(period, readResult(known));
  return score ? printScore(score) : null;
}

/** The newest score that members saw, and whether it was the last of its period; undefined before the kick-off. */
function shownAt(match: Match, period: Period, now: number) {
  const { phase, score, halfScore, period: running } = match.stateAt(now);
  if (phase === 'pre') return undefined;
  // When goals fell is told of by no score.
  if (intervalOf(period) !== undefined) return undefined;
  const quarter = quarterOf(period);
  if (quarter !== undefined) return running && shownQuarter(quarter, running);
  if (period === 'half' && halfScore) return { score: printScore(halfScore), isLast: true };
  return { score: printScore(score), isLast: phase === 'over' };
}

function shownQuarter(quarter: number, { number, isBreak, scores }: PeriodState) {
  const score = scores[quarter - 1];
  return score && { score: printScore(score), isLast: quarter < number || isBreak };
}
