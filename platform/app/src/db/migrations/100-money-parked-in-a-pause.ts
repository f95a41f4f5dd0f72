import { type Kysely, sql } from 'kysely';

/** What landed in a pause is parked for its own reason, and is credited after it as money above a limit is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX payments_parked_for_limit`.execute(db);
  await sql`CREATE INDEX payments_parked_for_wish ON payments (seen_at, id)
    WHERE state = 'parked' AND reason IN ('limit', 'paused')`.execute(db);
}
