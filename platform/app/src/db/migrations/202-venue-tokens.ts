import { type Kysely, sql } from 'kysely';

/** What a launch of the sportsbook gives out, as a hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE venue_tokens (
    id text PRIMARY KEY,
    member_id text NOT NULL REFERENCES members (id),
    venue text NOT NULL,
    device_id text NOT NULL,
    ends_at bigint NOT NULL
  )`.execute(db);
  await sql`CREATE INDEX venue_tokens_by_end ON venue_tokens (ends_at)`.execute(db);
}
