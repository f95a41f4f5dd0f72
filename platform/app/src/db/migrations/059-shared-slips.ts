import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE sport_shared_slips (
    code text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    member_id text NOT NULL REFERENCES members (id),
    slip text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
  )`.execute(db);
  await sql`CREATE INDEX sport_shared_slips_of_member ON sport_shared_slips (member_id, created_at)`.execute(
    db,
  );
  await sql`CREATE INDEX sport_shared_slips_by_end ON sport_shared_slips (expires_at)`.execute(db);
}
