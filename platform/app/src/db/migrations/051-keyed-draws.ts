import { type Kysely, sql } from 'kysely';

/**
 * Results come from a keyed generator. What was drawn from the old seeds could be computed by anybody: such
 * matches leave the programme, and bets on those that are not over are cancelled (D5) and paid back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DELETE FROM sport_matches m
    WHERE NOT EXISTS (SELECT 1 FROM sport_bets b WHERE b.match_id = m.id)`.execute(db);
  await sql`INSERT INTO sport_results (match_id, version, cancel_reason, at)
    SELECT m.id, 3, 'D5', m.created_at FROM sport_matches m
    WHERE NOT EXISTS (SELECT 1 FROM sport_results r WHERE r.match_id = m.id AND r."full" IS NOT NULL)`.execute(
    db,
  );
  await sql`UPDATE sport_matches SET ends_at = 0`.execute(db);
  await sql`ALTER TABLE sport_matches DROP COLUMN seed, ADD COLUMN draw_hash text NOT NULL DEFAULT ''`.execute(
    db,
  );
  await sql`DELETE FROM sport_facts WHERE name = 'seed'`.execute(db);
  await sql`CREATE TABLE sport_draw_days (
    day text PRIMARY KEY,
    root text NOT NULL,
    committed_at bigint NOT NULL
  )`.execute(db);
}
