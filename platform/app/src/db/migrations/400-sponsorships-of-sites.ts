import { type Kysely, sql } from 'kysely';

/** What each site sponsors, in both languages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE sponsorships (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    position integer NOT NULL,
    is_shown boolean NOT NULL DEFAULT true,
    name_zh_cn text NOT NULL,
    name_zh_tw text NOT NULL,
    role_zh_cn text NOT NULL,
    role_zh_tw text NOT NULL,
    text_zh_cn text NOT NULL,
    text_zh_tw text NOT NULL,
    changed_at bigint NOT NULL
  )`.execute(db);
  await sql`CREATE INDEX sponsorships_of_sites ON sponsorships (site_id, position)`.execute(db);
}
