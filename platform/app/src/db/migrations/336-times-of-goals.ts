import { type Kysely, sql } from 'kysely';

/** Results of football say when its goals fell. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sport_results ADD COLUMN goals text`.execute(db);
}
