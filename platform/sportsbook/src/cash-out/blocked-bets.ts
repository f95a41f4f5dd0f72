import { decidedBy, marketByWtype } from '@lobby/betting';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { momentAt } from '@lobby/pricing';
import type { SportCode } from '@lobby/sports';
import type { Kysely, NotNull } from 'kysely';
import type { MatchStore } from '../feed/match-store.ts';
import { inputsOfMatches } from '../inputs/input-rows.ts';
import { openToCorrection } from '../settlement/open-to-correction.ts';
import { resultChangesOf } from '../settlement/result-changes.ts';
import { isTold } from '../settlement/told.ts';

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
 * Which of these bets have a leg graded by a result that is open to correction at `now`, or one without a grade that is
 * told by what is not yet shown: nobody is paid by these. A cancelled leg stays cancelled.
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
    .select(['bet_id', 'match_id', 'gtype', 'wtype', 'rtype', 'result_version'])
    .where('bet_id', 'in', betIds)
    .where('match_id', 'is not', null)
    .$narrowType<{ match_id: NotNull; gtype: SportCode }>()
    .where(({ or, eb }) => or([eb('result_version', 'is not', null), eb('result', '=', '')]))
    .execute();
  if (legs.length === 0) return new Set();
  const matchIds = [...new Set(legs.map(leg => leg.match_id))];
  const [changes, matches] = [await resultChangesOf(db, matchIds), await store.byIds(db, matchIds)];
  const inputsOf = await inputsOfMatches(db, [...changes.keys()], now);
  const isFresh = ({ match_id, result_version, ...leg }: (typeof legs)[number]) => {
    const [match, known] = [matches.get(match_id), changes.get(match_id)];
    if (result_version === null) {
      if (!match || !known) return false;
      // The half-time score stands behind the price of what both halves decide, long before it is graded.
      const half = decidedBy(leg) === 'both' && known.result?.half ? known.result : undefined;
      if (half && openToCorrection(match, 'half', half, now)) return true;
      return isTold(leg, known, momentAt(match, now, inputsOf(match_id)).state);
    }
    // Safe: the bet was made on a market of this house.
    const { kind, period } = marketByWtype(leg.wtype)!;
    const part = kind === 'next-goal' ? 'goals' : (decidedBy(leg) ?? period);
    return !match || !known?.result || openToCorrection(match, part, known.result, now);
  };
  return new Set(legs.filter(isFresh).map(leg => leg.bet_id));
}
