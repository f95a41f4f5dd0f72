import { type Kysely, sql } from 'kysely';

/** Unlogged: a crash may forget puzzles, which costs a member one more look; nothing that was used comes back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE UNLOGGED TABLE captchas (
    id text PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('slider', 'picture', 'pass', 'spent')),
    site_id text NOT NULL REFERENCES sites (id),
    device_id text NOT NULL,
    solution text NOT NULL,
    issued_at bigint NOT NULL,
    expires_at bigint NOT NULL
  )`.execute(db);
  await sql`CREATE INDEX captchas_by_expiry ON captchas (expires_at)`.execute(db);
}
