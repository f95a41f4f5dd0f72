import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';
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

/**
 * A void of all markets from a moment on also cancels champion bets of that span on outrights in which the match
 * counts, since they were priced by what it showed. Of other voids only one of the ticket itself concerns them.
 */
function voidedChampions(db: Kysely<Tables>) {
  return db
    .selectFrom('sport_voids as v')
    .innerJoin('sport_outright_runners as u', 'u.match_id', 'v.match_id')
    .innerJoin('sport_legs as l', 'l.outright_id', 'u.outright_id')
    .innerJoin('sport_bets as b', 'b.id', 'l.bet_id')
    .where('v.wtype', '=', '')
    .where(sql<boolean>`(v.ticket_id = b.ticket_id OR (v.ticket_id = '' AND v.from_at > 0))`)
    .whereRef('b.placed_at', '>=', 'v.from_at')
    .whereRef('b.placed_at', '<', 'v.to_at');
}
