import { type Kysely, sql } from 'kysely';

/** Venues that members entered, until it is seen that they left and their money is home. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE venue_visits (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    member_id text NOT NULL REFERENCES members (id),
    venue text NOT NULL,
    due_at bigint NOT NULL,
    term integer NOT NULL DEFAULT 0,
    tries integer NOT NULL DEFAULT 0,
    UNIQUE (member_id, venue)
  )`.execute(db);
  await sql`CREATE INDEX venue_visits_due ON venue_visits (due_at)`.execute(db);
}
