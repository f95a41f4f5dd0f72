import { type Kysely, sql } from 'kysely';

/** What a session has bound confirms its next binding for a while; a session that there is has bound nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sessions ADD COLUMN proven_mac text, ADD COLUMN proven_until bigint NOT NULL DEFAULT 0`.execute(
    db,
  );
}
