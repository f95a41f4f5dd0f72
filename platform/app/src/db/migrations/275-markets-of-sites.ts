import { type Kysely, sql } from 'kysely';

/** What the brand of a site states of its market; until it states something, the strictest of everything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sites ADD COLUMN market text NOT NULL DEFAULT '{}'`.execute(db);
}
