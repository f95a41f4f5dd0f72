import { type Kysely, sql } from 'kysely';

/** Results of sports that are played in sets say the games or points of each, and who goes on where a side gave up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sport_results ADD COLUMN sets text, ADD COLUMN winner text NOT NULL DEFAULT ''`.execute(
    db,
  );
}
