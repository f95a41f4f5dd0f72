import { type Kysely, sql } from 'kysely';

/** What an open bet could be sold for, now and then: a row for each, which holds so many points and no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE sport_offer_courses (
    bet_id bigint PRIMARY KEY REFERENCES sport_bets (id),
    points text NOT NULL,
    next_at bigint NOT NULL
  )`.execute(db);
  await sql`CREATE INDEX sport_offer_courses_due ON sport_offer_courses (next_at)`.execute(db);
  await sql`CREATE INDEX sport_bets_that_are_open ON sport_bets (id) WHERE status = 'open'`.execute(db);
}
