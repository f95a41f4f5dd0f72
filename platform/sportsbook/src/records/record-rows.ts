import { localeOf } from '@lobby/platform-kernel/calls/locale';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { type Kysely, sql } from 'kysely';
import type { StoredBet } from '../bets/bets.tables.ts';
import { disputesOfBets } from '../bets/disputes-of-bets.ts';
import { encodeRecord, type WireRecord } from './encode-record.ts';

/** These bets as records, with their legs, in their order. */
export async function recordsOf(
  db: Kysely<Tables>,
  bets: readonly StoredBet[],
  langx: unknown,
): Promise<WireRecord[]> {
  if (bets.length === 0) return [];
  const newest = (column: 'half' | 'full' | 'sets' | 'quarters') =>
    sql<string | null>`(SELECT r.${sql.ref(column)} FROM sport_results r WHERE r.match_id = l.match_id
      AND r.${sql.ref(column)} IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM sport_results w
        WHERE w.match_id = r.match_id AND w.version > r.version AND w.withdrawn)
      ORDER BY r.version DESC LIMIT 1)`;
  /** What the newest result says: an earlier reason not to finish the match is lifted by one without. */
  const last = (column: 'cancel_reason' | 'reached') =>
    sql<string | null>`(SELECT r.${sql.ref(column)} FROM sport_results r WHERE r.match_id = l.match_id
      ORDER BY r.version DESC LIMIT 1)`;
  const legs = await db
    .selectFrom('sport_legs as l')
    .leftJoin('sport_matches as m', 'm.id', 'l.match_id')
    .leftJoin('sport_outrights as o', 'o.id', 'l.outright_id')
    .leftJoin('sport_outright_runners as u', join =>
      join.onRef('u.outright_id', '=', 'l.outright_id').onRef('u.runner_id', '=', 'l.rtype'),
    )
    .selectAll('l')
    .select([
      sql<string>`coalesce(m.league_cn, o.league_cn || ' ' || o.name_cn)`.as('league_cn'),
      sql<string>`coalesce(m.league_tw, o.league_tw || ' ' || o.name_tw)`.as('league_tw'),
      sql<string>`coalesce(m.home_cn, u.name_cn)`.as('home_cn'),
      sql<string>`coalesce(m.home_tw, u.name_tw)`.as('home_tw'),
      sql<string>`coalesce(m.away_cn, '')`.as('away_cn'),
      sql<string>`coalesce(m.away_tw, '')`.as('away_tw'),
      sql<bigint>`coalesce(m.kickoff, o.closes_at)`.as('kickoff'),
    ])
    .select([newest('half').as('half'), newest('full').as('full')])
    .select([newest('sets').as('sets'), newest('quarters').as('quarters')])
    .select([last('cancel_reason').as('stopped'), last('reached').as('reached')])
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
  const disputes = await disputesOfBets(
    db,
    bets.map(bet => bet.id),
  );
  const ofBet = <Row extends { bet_id: bigint }>(rows: readonly Row[], id: bigint) =>
    rows.filter(row => row.bet_id === id);
  const locale = localeOf(langx);
  return bets.map(bet => ({
    ...encodeRecord(bet, ofBet(legs, bet.id), ofBet(steps, bet.id), locale),
    disputes: [...disputes(bet.id)],
  }));
}
