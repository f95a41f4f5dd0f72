import { type RawBuilder, sql } from 'kysely';

/**
 * What the part of a bet that is not sold may still win, in SQL, as `shareLeft` rounds it.
 * @param bets the name under which the query has `sport_bets`.
 */
export function winLeft(bets: string): RawBuilder<bigint> {
  const column = (name: string) => sql.ref(`${bets}.${name}`);
  const [win, risk, sold] = [column('win'), column('risk'), column('sold_risk')];
  return sql`div(2 * ${win}::numeric * (${risk} - ${sold}) + ${risk}, 2 * ${risk})::bigint`;
}
