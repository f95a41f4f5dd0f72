import { type Kysely, sql } from 'kysely';

/** Keeping periods of VIP grades whose end was near, and when the member was written to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE vip_fall_letters (
    member_id text NOT NULL REFERENCES members (id),
    kept_from bigint NOT NULL,
    sent_at bigint,
    PRIMARY KEY (member_id, kept_from)
  )`.execute(db);
}
