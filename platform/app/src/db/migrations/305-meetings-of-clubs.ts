import { type Kysely, sql } from 'kysely';

/** Earlier matches of the same two clubs are looked up for every match page; matches with bets are kept for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX sport_matches_by_clubs ON sport_matches (home_id, away_id, kickoff)`.execute(db);
}
