import { type Kysely, sql } from 'kysely';

/** Whether a transfer took everything that was at a venue; of those of before it is not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE venue_transfers ADD COLUMN is_whole boolean NOT NULL DEFAULT false`.execute(db);
}
