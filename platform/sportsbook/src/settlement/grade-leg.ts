import { type Grade, type MatchResult, readGoals } from '@lobby/betting';
import { readScore, readScores } from '@lobby/fixtures';
import type { MatchLeg, StoredBet } from '../bets/bets.tables.ts';
import { partsOf, voidOf } from '../bets/voids.ts';
import { sportOf } from '../sports/sports.ts';
import type { KnownResult, ResultChanges } from './result-changes.ts';
import { gradeOf, type SettlementWord, type StoredSettlement, settlementOf } from './settlement-of-market.ts';

/** What a leg came to by what is known of its match. */
export interface LegGrade {
  /** Empty while the score it needs is not known. */
  readonly grade: Grade | '';
  /** D0..DZ of a cancelled one; else empty. */
  readonly cancelReason: string;
  /** The version of the result it was graded by; null for one that a void cancelled or that is not graded. */
  readonly version: number | null;
  /** Why the provider of its settlement says something else than before; empty where it does not say. */
  readonly reason?: string;
}

/** Nothing is known that decides it. */
export const ungraded: LegGrade = { grade: '', cancelReason: '', version: null };

/** Of a selection that its provider settled as void, and gave no code for. */
const voidByProvider = 'D0';

/**
 * Grades a leg. One that is void is D whatever the result; else what its provider says of its market decides, and where
 * that is nothing the result: D when the match will not be finished and the leg was not decided before. Pure.
 */
export function gradeLeg(
  bet: Pick<StoredBet, 'placed_at' | 'ticket_id'>,
  leg: Pick<
    MatchLeg,
    'match_id' | 'gtype' | 'counts' | 'wtype' | 'rtype' | 'line' | 'strong' | 'score_at_bet' | 'live'
  >,
  { result, voids, markets }: ResultChanges,
): LegGrade {
  const cancelled = voidOf(voids, bet, leg);
  if (cancelled) return { grade: 'D', cancelReason: cancelled.reason, version: null };
  const word = wordOn(markets, leg);
  if (word && word.says !== 'score') return byProvider(word, leg.rtype);
  if (!result) return ungraded;
  const grade = sportOf(leg).settlement.grade(
    {
      wtype: leg.wtype,
      rtype: leg.rtype,
      line: leg.line,
      strong: leg.strong,
      scoreAtBet: readScore(leg.score_at_bet),
    },
    readResult(result),
  );
  if (!grade) return ungraded;
  return {
    grade,
    cancelReason: grade === 'D' ? result.cancel_reason : '',
    version: result.version,
    reason: word?.reason,
  };
}

/** What results say together, as bets are graded by it. */
export function readResult(result: KnownResult): MatchResult {
  const { half, full, goals, sets, quarters, reached, winner, played, cancel_reason } = result;
  return {
    half: readScore(half),
    full: readScore(full),
    goals: goals === null ? undefined : readGoals(goals),
    sets: readScores(sets),
    quarters: readScores(quarters),
    cancelled: cancel_reason !== '',
    reached: readScore(reached),
    winner: winner === 'H' || winner === 'C' ? winner : undefined,
    played: played ?? undefined,
  };
}

/** A same-match combination is graded by the scores, and open while the settlement of one of its parts is rolled back. */
function wordOn(
  markets: readonly StoredSettlement[],
  leg: Pick<MatchLeg, 'wtype' | 'rtype' | 'line' | 'strong'>,
): SettlementWord | undefined {
  const parts = partsOf(leg);
  if (parts.length === 0) return settlementOf(markets, leg);
  return parts
    .map(part => settlementOf(markets, { ...part, strong: '' }))
    .find(word => word?.says === 'open');
}

function byProvider({ says, reason }: SettlementWord, rtype: string): LegGrade {
  const pick = typeof says === 'string' ? undefined : says[rtype];
  if (!pick) return { ...ungraded, reason };
  const grade = gradeOf(pick);
  return { grade, cancelReason: grade === 'D' ? voidByProvider : '', version: null, reason };
}
