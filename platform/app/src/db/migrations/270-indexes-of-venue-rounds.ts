import { type Kysely, sql } from 'kysely';

/** What the comparison with venues reads: rounds by their versions, and transfers by their end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX venue_rounds_by_version ON venue_rounds (venue, version)`.execute(db);
  await sql`CREATE INDEX venue_transfers_by_end ON venue_transfers (finished_at) WHERE finished_at IS NOT NULL`.execute(
    db,
  );
}
