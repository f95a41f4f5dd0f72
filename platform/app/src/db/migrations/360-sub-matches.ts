import { type Kysely, sql } from 'kysely';

/**
 * Corners and cards of a match are matches of their own beside it: a match says what it counts, and of which main
 * match. A leg says it too, as it says its sport. The simulation keeps what the main match is drawn from.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sport_matches
    ADD COLUMN counts text NOT NULL DEFAULT 'goals',
    ADD COLUMN main_id text NOT NULL DEFAULT '',
    ADD COLUMN main_h_milli integer NOT NULL DEFAULT 0,
    ADD COLUMN main_c_milli integer NOT NULL DEFAULT 0`.execute(db);
  await sql`CREATE INDEX sport_matches_by_main ON sport_matches (main_id) WHERE main_id <> ''`.execute(db);
  await sql`ALTER TABLE sport_legs ADD COLUMN counts text NOT NULL DEFAULT 'goals'`.execute(db);
}
