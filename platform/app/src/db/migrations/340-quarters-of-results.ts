import { type Kysely, sql } from 'kysely';

/** Results of sports that are played in quarters say the points of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sport_results ADD COLUMN quarters text`.execute(db);
}
