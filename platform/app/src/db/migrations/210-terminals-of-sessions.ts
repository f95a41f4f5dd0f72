import { type Kysely, sql } from 'kysely';

/** What a session was begun with, as the build of its site says it; a session that there is may not say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sessions ADD COLUMN terminal_code integer, ADD COLUMN second_code_flag smallint`.execute(
    db,
  );
}
