import { type Kysely, sql } from 'kysely';

/** What promotions gave in a day, a week or a month. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE promotion_periods (
    promotion_id integer NOT NULL REFERENCES promotions (id),
    period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
    starts_at bigint NOT NULL,
    spent bigint NOT NULL CHECK (spent >= 0),
    PRIMARY KEY (promotion_id, period, starts_at)
  )`.execute(db);
  await sql`CREATE INDEX promotion_withheld_put_off ON promotion_withheld (promotion_id, member_id)
    WHERE reason = 'budget-period'`.execute(db);
}
