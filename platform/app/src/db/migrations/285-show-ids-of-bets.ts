import { type Kysely, sql } from 'kysely';

/**
 * Every bet can be shown to anybody by an id that says nothing of it and cannot be guessed: 122 bits of the generator
 * that the database makes its random ids with. Bets of before get one each.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sport_bets
    ADD COLUMN show_id text NOT NULL DEFAULT replace(gen_random_uuid()::text, '-', '')`.execute(db);
  await sql`ALTER TABLE sport_bets ADD CONSTRAINT sport_bets_show_id_key UNIQUE (show_id)`.execute(db);
}
