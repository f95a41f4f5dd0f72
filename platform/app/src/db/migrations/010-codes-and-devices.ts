import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sessions
    ADD COLUMN device_label text NOT NULL DEFAULT '',
    ADD COLUMN masked_ip text NOT NULL DEFAULT ''`.execute(db);
  await sql`CREATE TABLE verifications (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    device_id text NOT NULL,
    purpose text NOT NULL CHECK (purpose IN ('reset-phone', 'reset-email', 'new-device', 'bind')),
    member_id text REFERENCES members (id),
    subject text NOT NULL,
    stage text NOT NULL CHECK (stage IN ('asked', 'proven')),
    code_mac text,
    code_expires_at bigint NOT NULL DEFAULT 0,
    tries integer NOT NULL DEFAULT 0,
    number_tries integer NOT NULL DEFAULT 0,
    expires_at bigint NOT NULL
  )`.execute(db);
  await sql`CREATE INDEX verifications_of_member ON verifications (member_id)`.execute(db);
  await sql`CREATE INDEX verifications_by_expiry ON verifications (expires_at)`.execute(db);
  await sql`CREATE TABLE code_targets (
    id text PRIMARY KEY,
    sent_at bigint NOT NULL,
    day_began bigint NOT NULL,
    sent_in_day integer NOT NULL
  )`.execute(db);
  await sql`CREATE TABLE known_devices (
    member_id text NOT NULL REFERENCES members (id),
    device_id text NOT NULL,
    seen_at bigint NOT NULL,
    PRIMARY KEY (member_id, device_id)
  )`.execute(db);
  await sql`CREATE TABLE known_networks (
    member_id text NOT NULL REFERENCES members (id),
    network text NOT NULL,
    seen_at bigint NOT NULL,
    PRIMARY KEY (member_id, network)
  )`.execute(db);
}
