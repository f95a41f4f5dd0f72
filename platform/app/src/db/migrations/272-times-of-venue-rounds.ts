import { type Kysely, sql } from 'kysely';

/** Where the comparison with a venue begins is found by when its rounds were played. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX venue_rounds_by_time ON venue_rounds (venue, played_at)`.execute(db);
}
