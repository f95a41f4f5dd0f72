import { type Kysely, sql } from 'kysely';

/** Wrong guesses at the middle digits of a phone are the member's of a day, no longer a challenge's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE number_guesses (
    member_id text PRIMARY KEY REFERENCES members (id),
    day_began bigint NOT NULL,
    guesses integer NOT NULL CHECK (guesses >= 0)
  )`.execute(db);
  await sql`ALTER TABLE verifications DROP COLUMN number_tries`.execute(db);
}
