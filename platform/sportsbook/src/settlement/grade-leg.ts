import type { Grade } from '@lobby/betting';
import { readScore } from '@lobby/fixtures';
import type { MatchLeg, StoredBet } from '../bets/bets.tables.ts';
import { voidOf } from '../bets/voids.ts';
import { sportOf } from '../sports/sports.ts';
import type { ResultChanges } from './result-changes.ts';

/** What a leg came to by what is known of its match. */
export interface LegGrade {
  /** Empty while the score it needs is not known. */
  readonly grade: Grade | '';
  /** D0..DZ of a cancelled one; else empty. */
  readonly cancelReason: string;
  /** The version of the result it was graded by; null for one that a void cancelled or that is not graded. */
  readonly version: number | null;
}

const ungraded: LegGrade = { grade: '', cancelReason: '', version: null };

/**
 * Grades a leg. One that is void is D whatever the result; else the result decides: D when the match will not be
 * finished and the leg was not decided before. Pure.
 */
export function gradeLeg(
  bet: Pick<StoredBet, 'placed_at' | 'ticket_id'>,
  leg: Pick<MatchLeg, 'match_id' | 'gtype' | 'wtype' | 'rtype' | 'line' | 'strong' | 'score_at_bet'>,
  { result, voids }: ResultChanges,
): LegGrade {
  const cancelled = voidOf(voids, bet, leg);
  if (cancelled) return { grade: 'D', cancelReason: cancelled.reason, version: null };
  if (!result) return ungraded;
  const grade = sportOf(leg).settlement.grade(
    {
      wtype: leg.wtype,
      rtype: leg.rtype,
      line: leg.line,
      strong: leg.strong,
      scoreAtBet: readScore(leg.score_at_bet),
    },
    {
      half: readScore(result.half),
      full: readScore(result.full),
      cancelled: result.cancel_reason !== '',
      reached: readScore(result.reached),
      played: result.played ?? undefined,
    },
  );
  if (!grade) return ungraded;
  return { grade, cancelReason: grade === 'D' ? result.cancel_reason : '', version: result.version };
}
