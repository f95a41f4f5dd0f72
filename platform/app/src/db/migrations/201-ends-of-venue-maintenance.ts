import { type Kysely, sql } from 'kysely';

/** A venue that is closed may be known to open again at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE venue_maintenance ADD COLUMN until bigint`.execute(db);
}
