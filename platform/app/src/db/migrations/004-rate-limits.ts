import { type Kysely, sql } from 'kysely';

/** The table rate-limiter-flexible counts in. Unlogged: a crash may forget counters, never anything else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE UNLOGGED TABLE rate_limits (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  )`.execute(db);
}
