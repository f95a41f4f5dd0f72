import { type Kysely, sql } from 'kysely';

/** Which sports there are is said by `@lobby/sports` alone: a code keeps its shape only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sport_matches
    DROP CONSTRAINT sport_matches_gtype_check,
    ADD CONSTRAINT sport_matches_gtype_check CHECK (gtype ~ '^[A-Z]{2}$')`.execute(db);
}
