import { type Kysely, sql } from 'kysely';

/** Spins of the wheels of promotions: each number of a member once, with what it was drawn from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE promotion_spins (
    promotion_id integer NOT NULL REFERENCES promotions (id),
    member_id text NOT NULL REFERENCES members (id),
    number integer NOT NULL CHECK (number > 0),
    client text NOT NULL,
    server text NOT NULL,
    stop integer NOT NULL CHECK (stop >= 0),
    spun_at bigint NOT NULL,
    PRIMARY KEY (promotion_id, member_id, number)
  )`.execute(db);
}
