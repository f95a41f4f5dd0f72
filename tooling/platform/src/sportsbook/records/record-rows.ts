import { type Kysely, sql } from 'kysely';
import { localeOf } from '../../kernel/locale.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { StoredBet } from '../sportsbook.tables.ts';
import { encodeRecord, type WireRecord } from './encode-record.ts';

/** These bets as records, with their legs, in their order. */
export async function recordsOf(
  db: Kysely<Tables>,
  bets: readonly StoredBet[],
  langx: unknown,
): Promise<WireRecord[]> {
  if (bets.length === 0) return [];
  const newest = (column: 'half' | 'full') =>
    sql<string | null>`(SELECT r.${sql.ref(column)} FROM sport_results r WHERE r.match_id = l.match_id
      AND r.${sql.ref(column)} IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM sport_results w
        WHERE w.match_id = r.match_id AND w.version > r.version AND w.withdrawn)
      ORDER BY r.version DESC LIMIT 1)`;
  const legs = await db
    .selectFrom('sport_legs as l')
    .innerJoin('sport_matches as m', 'm.id', 'l.match_id')
    .selectAll('l')
    .select(['m.league_cn', 'm.league_tw', 'm.home_cn', 'm.home_tw', 'm.away_cn', 'm.away_tw', 'm.kickoff'])
    .select([newest('half').as('half'), newest('full').as('full')])
    .where(
      'l.bet_id',
      'in',
      bets.map(bet => bet.id),
    )
    .orderBy('l.leg')
    .execute();
  const steps = await db
    .selectFrom('sport_bet_steps')
    .selectAll()
    .where(
      'bet_id',
      'in',
      bets.map(bet => bet.id),
    )
    .orderBy('seq')
    .execute();
  const ofBet = <Row extends { bet_id: bigint }>(rows: readonly Row[], id: bigint) =>
    rows.filter(row => row.bet_id === id);
  const locale = localeOf(langx);
  return bets.map(bet => encodeRecord(bet, ofBet(legs, bet.id), ofBet(steps, bet.id), locale));
}
