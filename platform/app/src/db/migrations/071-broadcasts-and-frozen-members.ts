import { type Kysely, sql } from 'kysely';

/** Letters to every member of a site, with what each member did with them; and accounts that an operator froze. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE broadcasts (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    type text NOT NULL CHECK (type IN ('brnotice', 'bractivity', 'brbulletin', 'brmatch', 'brfd')),
    title text NOT NULL,
    content text NOT NULL,
    title_zh_tw text NOT NULL,
    content_zh_tw text NOT NULL,
    sent_at bigint NOT NULL
  )`.execute(db);
  await sql`CREATE INDEX broadcasts_newest ON broadcasts (site_id, sent_at DESC)`.execute(db);
  await sql`CREATE TABLE broadcast_marks (
    member_id text NOT NULL REFERENCES members (id),
    broadcast_id text NOT NULL REFERENCES broadcasts (id),
    read_at bigint,
    deleted_at bigint,
    PRIMARY KEY (member_id, broadcast_id)
  )`.execute(db);
  await sql`CREATE INDEX letters_newest ON letters (member_id, sent_at DESC)`.execute(db);
  await sql`ALTER TABLE members ADD COLUMN frozen_at bigint`.execute(db);
}
