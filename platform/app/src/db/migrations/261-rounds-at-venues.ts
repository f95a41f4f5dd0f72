import { type Kysely, sql } from 'kysely';

/** What members played at venues, as the venues tell it, and how far each was read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE venue_cursors (venue text PRIMARY KEY, after bigint NOT NULL)`.execute(db);
  await sql`CREATE TABLE venue_rounds (
    venue text NOT NULL,
    round text NOT NULL,
    version bigint NOT NULL,
    site_id text NOT NULL REFERENCES sites (id),
    member_id text NOT NULL REFERENCES members (id),
    game text NOT NULL,
    staked bigint NOT NULL,
    win bigint NOT NULL,
    played_at bigint NOT NULL,
    PRIMARY KEY (venue, round)
  )`.execute(db);
  await sql`CREATE INDEX venue_rounds_of_member ON venue_rounds (member_id, played_at)`.execute(db);
}
