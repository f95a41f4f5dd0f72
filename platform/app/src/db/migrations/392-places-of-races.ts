import { type Kysely, sql } from 'kysely';

/** The places of races, fixed when they are closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE promotions ADD COLUMN ranked_at bigint`.execute(db);
  await sql`CREATE TABLE promotion_places (
    promotion_id integer NOT NULL REFERENCES promotions (id),
    member_id text NOT NULL REFERENCES members (id),
    place integer NOT NULL CHECK (place > 0),
    points bigint NOT NULL CHECK (points > 0),
    gift bigint NOT NULL CHECK (gift >= 0),
    PRIMARY KEY (promotion_id, member_id),
    UNIQUE (promotion_id, place)
  )`.execute(db);
}
