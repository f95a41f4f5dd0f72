import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE letters (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    member_id text NOT NULL REFERENCES members (id),
    type text NOT NULL CHECK (type IN ('notice', 'activity', 'fd')),
    title text NOT NULL,
    content text NOT NULL,
    sent_at bigint NOT NULL,
    read_at bigint
  )`.execute(db);
  await sql`CREATE INDEX letters_unread ON letters (member_id, type) WHERE read_at IS NULL`.execute(db);
  await sql`CREATE TABLE notices (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    title_zh_cn text NOT NULL,
    title_zh_tw text NOT NULL,
    content_zh_cn text NOT NULL,
    content_zh_tw text NOT NULL,
    published_at bigint NOT NULL
  )`.execute(db);
  await sql`CREATE INDEX notices_newest ON notices (site_id, published_at DESC)`.execute(db);
}
