import { type Kysely, sql } from 'kysely';

/** A match says which season of its league it belongs to; results are read by day, tables by league. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sport_matches ADD COLUMN season text NOT NULL DEFAULT ''`.execute(db);
  await sql`CREATE INDEX sport_matches_by_day ON sport_matches (gtype, kickoff)`.execute(db);
  await sql`CREATE INDEX sport_matches_by_league ON sport_matches (gtype, lid, kickoff)`.execute(db);
}
