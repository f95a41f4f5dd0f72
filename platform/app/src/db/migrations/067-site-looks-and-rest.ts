import { type Kysely, sql } from 'kysely';

/**
 * What the platform says to people in a site's name is said in both scripts and in the site's colours; and a site may
 * be closed for a while.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sites
    ADD COLUMN title_zh_tw text NOT NULL DEFAULT '',
    ADD COLUMN look text NOT NULL DEFAULT '{}',
    ADD COLUMN closed boolean NOT NULL DEFAULT false,
    ADD COLUMN closed_until bigint`.execute(db);
  await sql`ALTER TABLE letters
    ADD COLUMN title_zh_tw text,
    ADD COLUMN content_zh_tw text`.execute(db);
}
