import { type Kysely, sql } from 'kysely';

/** Gifts of promotions that were reached and are not given, and why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE promotion_withheld (
    promotion_id integer NOT NULL REFERENCES promotions (id),
    member_id text NOT NULL REFERENCES members (id),
    key text NOT NULL,
    reason text NOT NULL,
    gift bigint NOT NULL CHECK (gift >= 0),
    since bigint NOT NULL,
    PRIMARY KEY (promotion_id, member_id, key)
  )`.execute(db);
}
