import { type Kysely, sql } from 'kysely';

/** A puzzle carries work, and its pass remembers how much. Those that are open now carry none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE captchas ADD COLUMN work_bits integer NOT NULL DEFAULT 0`.execute(db);
}
