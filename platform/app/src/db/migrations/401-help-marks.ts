import { type Kysely, sql } from 'kysely';

/** Readers say whether a page of the help helped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE help_marks (
    site_id text NOT NULL,
    page text NOT NULL,
    helped bigint NOT NULL,
    not_helped bigint NOT NULL,
    marked_at bigint NOT NULL,
    PRIMARY KEY (site_id, page)
  )`.execute(db);
}
