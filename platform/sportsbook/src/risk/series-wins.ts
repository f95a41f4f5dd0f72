import type { Fen } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';
import { winLeft } from './win-left.ts';

/**
 * What pending and open tickets of several legs would win if all their legs won, fen: of these matches the one with
 * most. Exact while the matches are locked.
 */
export async function worstSeriesWins(db: Kysely<Tables>, matchIds: readonly string[]): Promise<Fen> {
  const row = await db
    .selectFrom('sport_legs as l')
    .innerJoin('sport_bets as b', 'b.id', 'l.bet_id')
    .select(sql<bigint>`sum(${winLeft('b')})::bigint`.as('win'))
    .where('l.match_id', 'in', matchIds)
    .where('b.status', 'in', ['pending', 'open'])
    .where('b.kind', '!=', 'single')
    .groupBy('l.match_id')
    .orderBy('win', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? BigInt(row.win) : 0n;
}
