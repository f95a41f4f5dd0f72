import { type Kysely, sql } from 'kysely';

/** Who is the same person is asked for each invited friend, by the birthday. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX members_by_birthday ON members (site_id, birthday)`.execute(db);
}
