import { type Kysely, sql } from 'kysely';

/** Members whose session ended, until what follows from it is done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE session_ends (
    member_id text PRIMARY KEY,
    ended_at bigint NOT NULL,
    due_at bigint NOT NULL,
    term integer NOT NULL DEFAULT 0,
    tries integer NOT NULL DEFAULT 0
  )`.execute(db);
  await sql`CREATE INDEX session_ends_due ON session_ends (due_at)`.execute(db);
}
