import { type Kysely, sql } from 'kysely';

/** Members ask to be told when a hall opens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE hall_wishes (
    id text PRIMARY KEY,
    site_id text NOT NULL,
    member_id text NOT NULL REFERENCES members (id),
    hall text NOT NULL,
    asked_at bigint NOT NULL,
    due_at bigint,
    told_at bigint,
    term integer NOT NULL DEFAULT 0,
    tries integer NOT NULL DEFAULT 0,
    UNIQUE (member_id, hall)
  )`.execute(db);
  await sql`CREATE INDEX hall_wishes_due ON hall_wishes (site_id, hall, due_at) WHERE due_at IS NOT NULL`.execute(
    db,
  );
}
