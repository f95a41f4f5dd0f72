import { type Kysely, sql } from 'kysely';

/** What venues told of rounds that could not be booked; an unreadable one has no figures and is never due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE venue_rounds_unbooked (
    id text PRIMARY KEY,
    venue text NOT NULL,
    round text NOT NULL,
    version bigint NOT NULL,
    member_id text,
    game text,
    staked bigint,
    win bigint,
    played_at bigint,
    problem text NOT NULL,
    since bigint NOT NULL,
    due_at bigint,
    term integer NOT NULL DEFAULT 0,
    tries integer NOT NULL DEFAULT 0,
    UNIQUE (venue, round)
  )`.execute(db);
  await sql`CREATE INDEX venue_rounds_unbooked_due ON venue_rounds_unbooked (due_at) WHERE due_at IS NOT NULL`.execute(
    db,
  );
}
