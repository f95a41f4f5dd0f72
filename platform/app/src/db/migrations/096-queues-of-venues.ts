import { type Kysely, sql } from 'kysely';

/** The transfers of each venue are carried on with by themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX venue_transfers_due_of_venue ON venue_transfers (venue, next_at)
    WHERE next_at IS NOT NULL`.execute(db);
  await sql`DROP INDEX venue_transfers_due`.execute(db);
}
