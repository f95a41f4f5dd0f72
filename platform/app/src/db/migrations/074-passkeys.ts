import { type Kysely, sql } from 'kysely';

/**
 * Passkeys, and the challenges they answer. A credential id is unique for its member only, so that nobody learns whether
 * somebody else has it; a challenge ends with the session that asked for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE passkeys (
    site_id text NOT NULL REFERENCES sites (id),
    member_id text NOT NULL REFERENCES members (id),
    credential_id text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    device_label text NOT NULL,
    added_at bigint NOT NULL,
    used_at bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (member_id, credential_id)
  )`.execute(db);
  await sql`CREATE TABLE passkey_challenges (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    member_id text NOT NULL REFERENCES members (id),
    session_id text NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    purpose text NOT NULL,
    challenge text NOT NULL,
    expires_at bigint NOT NULL
  )`.execute(db);
  await sql`CREATE INDEX passkey_challenges_of_session ON passkey_challenges (session_id)`.execute(db);
  await sql`CREATE INDEX passkey_challenges_over ON passkey_challenges (expires_at)`.execute(db);
  await sql`ALTER TABLE verifications
    DROP CONSTRAINT verifications_purpose_check,
    ADD CONSTRAINT verifications_purpose_check CHECK (purpose IN ('reset-phone', 'reset-email', 'new-device',
      'bind-phone', 'bind-email', 'change-phone', 'change-email', 'change-password', 'add-passkey',
      'remove-passkey'))`.execute(db);
}
