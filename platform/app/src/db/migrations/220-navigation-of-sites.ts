import { type Kysely, sql } from 'kysely';

/** What an operator changes of the navigation of a site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE navigation_entries (
    site_id text NOT NULL,
    code text NOT NULL,
    position integer NOT NULL,
    badge text NOT NULL,
    state text NOT NULL,
    changed_at bigint NOT NULL,
    PRIMARY KEY (site_id, code)
  )`.execute(db);
}
