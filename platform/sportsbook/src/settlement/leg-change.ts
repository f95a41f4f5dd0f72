import { type ChangeReasonCode, decidedBy, marketByWtype } from '@lobby/betting';
import type { MatchLeg } from '../bets/bets.tables.ts';
import type { LegGrade } from './grade-leg.ts';
import { wordOn } from './open-to-correction.ts';
import { foldResults, type KnownResult, type ResultChanges } from './result-changes.ts';

/** A leg whose grade is another than before. */
export interface LegChange {
  readonly before: MatchLeg;
  readonly leg: MatchLeg;
  /** The score that decided it, before and now, where both do both: "1:0/2:1"; empty where none did. */
  readonly scoreBefore: string;
  readonly score: string;
  /** D0..DZ, one of `changeReasons`, or empty: it was graded for the first time. */
  readonly reason: string;
}

/** What a new grade makes of a leg. Pure. */
export function changeOf(before: MatchLeg, grade: LegGrade, known: ResultChanges): LegChange {
  const leg = {
    ...before,
    result: grade.grade,
    cancel_reason: grade.cancelReason,
    result_version: grade.version,
  };
  const gradedBy = known.reported.filter(({ version }) => version <= (before.result_version ?? 0));
  return {
    before,
    leg,
    scoreBefore: scoreOf(before, foldResults(gradedBy)),
    score: scoreOf(leg, known.result),
    reason: reasonOf(before, leg, grade.reason || known.result?.reason),
  };
}

function scoreOf({ result, result_version, ...leg }: MatchLeg, known: KnownResult | undefined): string {
  if (result === '' || result_version === null || !known) return '';
  const { set } = marketByWtype(leg.wtype) ?? {};
  if (set !== undefined) return known.sets?.split(' ')[set - 1] ?? '';
  const scores = decidedBy(leg);
  const score = wordOn(scores === 'both' ? 'full' : (scores ?? 'full'), known).score ?? '';
  return scores === 'both' && score !== '' && known.half ? `${known.half}/${score}` : score;
}

function reasonOf(before: MatchLeg, leg: MatchLeg, said: string | undefined): string {
  if (leg.result === 'D') return leg.cancel_reason;
  if (before.result === '') return '';
  return isLifted(before) ? cancelLifted : said || (inferred(before, leg) satisfies ChangeReasonCode);
}

const cancelLifted = 'cancel-lifted' satisfies ChangeReasonCode;

/** What is graded anew and was cancelled by no result. */
const isLifted = ({ cancel_reason, result_version }: MatchLeg) =>
  cancel_reason !== '' && result_version === null;

/** Why, where nobody said it. A match that was called off and is not any more was resumed. */
function inferred(before: MatchLeg, leg: MatchLeg) {
  if (before.cancel_reason !== '' && before.result_version !== null) return 'resumed';
  return leg.result === '' ? 'result-withdrawn' : 'result-corrected';
}
