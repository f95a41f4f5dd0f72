import { type Kysely, sql } from 'kysely';

/** How often matches of the simulation are disrupted is called that; nothing stored changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sport_matches RENAME COLUMN mishap_milli TO disruption_milli`.execute(db);
}
