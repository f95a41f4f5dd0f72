import { type Kysely, sql } from 'kysely';

/** What a round at a venue came to is kept as its venue tells it: text and not jsonb, which refuses some names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE venue_rounds ADD COLUMN result text`.execute(db);
  await sql`ALTER TABLE venue_rounds_unbooked ADD COLUMN result text`.execute(db);
}
