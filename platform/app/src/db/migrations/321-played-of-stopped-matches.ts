import { type Kysely, sql } from 'kysely';

/** Of a match that was stopped: how much of it was played, in what its sport counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sport_results ADD COLUMN played integer CHECK (played >= 0)`.execute(db);
}
