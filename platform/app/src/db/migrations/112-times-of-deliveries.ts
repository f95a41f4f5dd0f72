import { type Kysely, sql } from 'kysely';

/** A callback is kept as it came; how far its times are ahead, because its provider's clock is, stands beside it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE payment_deliveries ADD COLUMN times_ahead_ms bigint NOT NULL DEFAULT 0`.execute(db);
}
