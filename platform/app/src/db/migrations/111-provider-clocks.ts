import { type Kysely, sql } from 'kysely';

/** Payment providers whose clock differs from ours, for the operator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE payment_provider_clocks (
    provider text PRIMARY KEY,
    ahead_ms bigint NOT NULL,
    seen_at bigint NOT NULL
  )`.execute(db);
}
