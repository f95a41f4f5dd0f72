import { type Kysely, sql } from 'kysely';

/** What a member has on a match, and on one market of it, is looked up whenever one of these bets settles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX sport_bets_of_match ON sport_bets (match_id, member_id)`.execute(db);
}
