import { type Kysely, sql } from 'kysely';

/**
 * Pictures of members, and their feedback. Pictures are in the database, so that each of several servers has them all,
 * and a feedback and its pictures appear and go in one transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE uploads (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    member_id text NOT NULL REFERENCES members (id),
    bytes bytea NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    taken_by text,
    place integer NOT NULL DEFAULT 0,
    created_at bigint NOT NULL
  )`.execute(db);
  await sql`CREATE INDEX uploads_waiting ON uploads (member_id, created_at) WHERE taken_by IS NULL`.execute(
    db,
  );
  await sql`CREATE INDEX uploads_taken ON uploads (taken_by) WHERE taken_by IS NOT NULL`.execute(db);
  await sql`CREATE TABLE feedback (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    member_id text NOT NULL REFERENCES members (id),
    kind text NOT NULL,
    text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 500),
    sent_at bigint NOT NULL,
    answer text NOT NULL DEFAULT '',
    answered_at bigint,
    read_at bigint
  )`.execute(db);
  await sql`CREATE INDEX feedback_of_member ON feedback (member_id, sent_at)`.execute(db);
  await sql`CREATE INDEX feedback_waiting ON feedback (sent_at) WHERE answered_at IS NULL`.execute(db);
  // A deleted feedback still counts for its day.
  await sql`CREATE TABLE feedback_sendings (
    member_id text NOT NULL REFERENCES members (id),
    sent_at bigint NOT NULL
  )`.execute(db);
  await sql`CREATE INDEX feedback_sendings_of_member ON feedback_sendings (member_id, sent_at)`.execute(db);
}
