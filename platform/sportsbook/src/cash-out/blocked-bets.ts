import { decidedBy, marketByWtype } from '@lobby/betting';
import type { MatchState } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, NotNull } from 'kysely';
import type { MatchStore } from '../feed/match-store.ts';
import { openToCorrection } from '../settlement/open-to-correction.ts';
import { resultChangesOf } from '../settlement/result-changes.ts';

/** Which of these bets have a cash-out that waits. */
export async function waitingSales(db: Kysely<Tables>, betIds: readonly bigint[]): Promise<Set<bigint>> {
  if (betIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('sport_cash_outs')
    .select('bet_id')
    .where('bet_id', 'in', betIds)
    .where('state', '=', 'pending')
    .execute();
  return new Set(rows.map(row => row.bet_id));
}

/**
 * Which of these bets have a leg whose match has a result or a void that settlement has not processed: their value is
 * known already, and not yet counted.
 */
export async function withResultChanges(db: Kysely<Tables>, betIds: readonly bigint[]): Promise<Set<bigint>> {
  if (betIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('sport_legs as l')
    .innerJoin('sport_result_changes as n', 'n.match_id', 'l.match_id')
    .select('l.bet_id')
    .where('l.bet_id', 'in', betIds)
    .whereRef('l.changes_seen', '<', 'n.changes')
    .execute();
  return new Set(rows.map(row => row.bet_id));
}

/**
 * Which of these bets have a leg graded by a result that is open to correction at `now`, or open after a half-time score
 * that its match does not show yet: nobody is paid by these. A leg that a void cancelled is not one.
 */
export async function withFreshResults(
  db: Kysely<Tables>,
  store: Pick<MatchStore, 'byIds'>,
  betIds: readonly bigint[],
  now: number,
): Promise<Set<bigint>> {
  if (betIds.length === 0) return new Set();
  const legs = await db
    .selectFrom('sport_legs')
    .select(['bet_id', 'match_id', 'wtype', 'rtype', 'result_version'])
    .where('bet_id', 'in', betIds)
    .where('match_id', 'is not', null)
    .$narrowType<{ match_id: NotNull }>()
    .where(({ or, eb }) => or([eb('result_version', 'is not', null), eb('result', '=', '')]))
    .execute();
  if (legs.length === 0) return new Set();
  const matchIds = [...new Set(legs.map(leg => leg.match_id))];
  const [changes, matches] = [await resultChangesOf(db, matchIds), await store.byIds(db, matchIds)];
  const isFresh = ({ match_id, wtype, rtype, result_version }: (typeof legs)[number]) => {
    const [match, result] = [matches.get(match_id), changes.get(match_id)?.result];
    if (result_version === null) {
      const knowsMore = !!match && !!result && result.half !== null && !hasHalf(match.stateAt(now));
      return knowsMore && decidedBy({ wtype, rtype }) === 'both';
    }
    // Safe: the bet was made on a market of this house.
    return !match || !result || openToCorrection(match, marketByWtype(wtype)!.period, result, now);
  };
  return new Set(legs.filter(isFresh).map(leg => leg.bet_id));
}

const hasHalf = ({ phase, halfScore }: MatchState) =>
  halfScore !== undefined || !['pre', '1H'].includes(phase);
