import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { StoredLeg } from '../bets/bets.tables.ts';
import { isWatched } from '../fixture-feed/watched-outrights.ts';

/** A leg that a void cancelled: no outcome grades it any more. */
export function isVoided({ result, result_version }: Pick<StoredLeg, 'result' | 'result_version'>): boolean {
  return result === 'D' && result_version === null;
}

/** The bets on outrights that a void cancels and that are not cancelled yet. */
export async function championsToVoid(db: Kysely<Tables>, now: number): Promise<bigint[]> {
  const rows = await voidsDue(db, now).select('b.id').distinct().limit(500).execute();
  return rows.map(({ id }) => id);
}

/** A query of these bets `b`, their legs `l` and outrights `o`, without its columns. */
export function voidsDue(db: Kysely<Tables>, now: number) {
  return voidedChampions(db)
    .innerJoin('sport_outrights as o', 'o.id', 'l.outright_id')
    .where(isWatched(now))
    .where('b.status', 'in', ['open', 'settled'])
    .where(({ not, and, eb }) => not(and([eb('l.result', '=', 'D'), eb('l.result_version', 'is', null)])));
}

/** Why a bet on an outright is void, D0..DZ; undefined while it is not. */
export async function voidOfChampion(db: Kysely<Tables>, betId: bigint): Promise<string | undefined> {
  const row = await voidedChampions(db)
    .select('v.reason')
    .where('b.id', '=', betId)
    .orderBy('v.id')
    .limit(1)
    .executeTakeFirst();
  return row?.reason;
}

/** Of a row `v`: that it cancels, and that nothing lifted it. */
const isStanding = sql<SqlBool>`NOT v.lifts AND NOT EXISTS (SELECT 1 FROM sport_voids x
  WHERE x.lifts AND x.match_id = v.match_id AND x.wtype = v.wtype AND x.rtype = v.rtype
    AND x.ticket_id = v.ticket_id AND x.from_at = v.from_at AND x.to_at = v.to_at AND x.phase = v.phase
    AND x.reason = v.reason AND x.version = v.version)`;

/** The bets on outrights that are cancelled and that no void cancels any more. */
export async function championsToRestore(db: Kysely<Tables>, now: number): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`SELECT DISTINCT b.id FROM sport_voids v
    JOIN sport_outright_matches u ON u.match_id = v.match_id
    JOIN sport_legs l ON l.outright_id = u.outright_id
    JOIN sport_bets b ON b.id = l.bet_id
    JOIN sport_outrights o ON o.id = l.outright_id
    WHERE v.lifts AND l.result = 'D' AND l.result_version IS NULL AND b.status = 'settled' AND ${isWatched(now)}
    LIMIT 500`.execute(db);
  const found: bigint[] = [];
  for (const { id } of rows) {
    if ((await voidOfChampion(db, BigInt(id))) === undefined) found.push(BigInt(id));
  }
  return found;
}

/**
 * A void of all markets from a moment on also cancels champion bets of that span on outrights in which the match
 * counts, since they were priced by what it showed. Of other voids only one of the ticket itself concerns them.
 */
function voidedChampions(db: Kysely<Tables>) {
  return (
    db
      .selectFrom('sport_voids as v')
      .innerJoin('sport_outright_matches as u', 'u.match_id', 'v.match_id')
      .innerJoin('sport_legs as l', 'l.outright_id', 'u.outright_id')
      .innerJoin('sport_bets as b', 'b.id', 'l.bet_id')
      .where(isStanding)
      .where('v.wtype', '=', '')
      .where(sql<boolean>`(v.ticket_id = b.ticket_id OR (v.ticket_id = '' AND v.from_at > 0))`)
      // One of what was taken before the match concerns those that were taken before the house knew of it.
      .where(sql<boolean>`(v.phase = '' OR (v.phase = 'pre' AND b.placed_at < v.at))`)
      .whereRef('b.placed_at', '>=', 'v.from_at')
      .whereRef('b.placed_at', '<', 'v.to_at')
  );
}
