import { PGlite } from '@electric-sql/pglite';
import { Kysely, Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import { runMigrations } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { pgliteDialect } from './pglite-dialect.ts';

/** Matches of an older version: one that is over, one in play, one without bets. */
const oldRows = [
  `INSERT INTO sport_matches (id, gtype, lid, league_cn, league_tw, home_id, home_cn, home_tw, away_id, away_cn,
    away_tw, kickoff, speed_milli, break_minutes, seed, expected_h_milli, expected_c_milli, created_at, ends_at)
    SELECT id, 'FT', '101', '', '', '1', '', '', '2', '', '', 1000, 1000, 15, 'seed', 1500, 1200, 500, 9000
    FROM unnest(ARRAY['over', 'running', 'unbacked']) AS id`,
  `INSERT INTO sport_results (match_id, version, half, "full", at) VALUES ('over', 2, '0:0', '1:0', 8000),
    ('running', 1, '1:0', NULL, 5000)`,
];

it('cancels what an older version would have drawn and was not over, and keeps what was', async () => {
  const db = new Kysely<unknown>({ dialect: pgliteDialect(new PGlite()) });
  const first = Object.keys(migrations).filter(name => name < '051');
  const getMigrations = async () =>
    Object.fromEntries(Object.entries(migrations).filter(([name]) => first.includes(name)));
  await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  // Bets alone matter here, not who made them.
  await sql`ALTER TABLE sport_bets DROP CONSTRAINT sport_bets_site_id_fkey,
    DROP CONSTRAINT sport_bets_member_id_fkey, DROP CONSTRAINT sport_bets_hold_id_fkey`.execute(db);
  for (const statement of oldRows) await sql.raw(statement).execute(db);
  for (const [id, match, status] of [
    [1, 'over', 'settled'],
    [2, 'running', 'open'],
    [3, 'running', 'pending'],
  ] as const) {
    await sql`INSERT INTO sport_bets (id, ticket_id, site_id, member_id, operation_id, hold_id, status, match_id, gid,
      gtype, wtype, rtype, chose, line, strong, odds_format, price_format, odds, policy, live, score_at_bet, stake,
      risk, win, placed_at, confirm_at, settled_at)
      VALUES (${id}, ${`DT${id}`}, '1', 'm', ${`op${id}`}, 'h', ${status}, ${match}, 'g', 'FT', 'M', 'MH', 'H', '',
      '', 'E', 'E', '2.10', 'all', false, '', 100, 100, 110, 1, 1, ${status === 'settled' ? 9 : null})`.execute(
      db,
    );
  }

  await runMigrations(db);
  const matches = await sql<{
    id: string;
    ends_at: bigint;
  }>`SELECT id, ends_at FROM sport_matches ORDER BY id`.execute(db);
  expect(matches.rows.map(row => [row.id, Number(row.ends_at)])).toEqual([
    ['over', 0],
    ['running', 0],
  ]);
  const cancelled = await sql<{
    match_id: string;
  }>`SELECT match_id FROM sport_results WHERE cancel_reason = 'D5'`.execute(db);
  expect(cancelled.rows).toEqual([{ match_id: 'running' }]);
  const exposure = await sql`SELECT match_id, risk::text, win::text FROM sport_exposures`.execute(db);
  expect(exposure.rows).toEqual([{ match_id: 'running', risk: '100', win: '220' }]);
  await db.destroy();
});
