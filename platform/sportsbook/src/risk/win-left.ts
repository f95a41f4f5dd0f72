import type { Fen } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * What the part of a bet that is not sold may still win, in SQL, as `shareLeft` rounds it.
 * @param bets the name under which the query has `sport_bets`.
 */
export function winLeft(bets: string): RawBuilder<bigint> {
  const column = (name: string) => sql.ref(`${bets}.${name}`);
  const [win, risk, sold] = [column('win'), column('risk'), column('sold_risk')];
  return sql`div(2 * ${win}::numeric * (${risk} - ${sold}) + ${risk}, 2 * ${risk})::bigint`;
}

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
