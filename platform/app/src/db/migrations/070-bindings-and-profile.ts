import { type Kysely, sql } from 'kysely';

/**
 * What the member's own pages set. A phone or mailbox belongs to one member of a site. Codes of the former purpose
 * `bind`, which no call accepted, are over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE members
    ADD COLUMN avatar text NOT NULL DEFAULT '',
    ADD COLUMN gender text NOT NULL DEFAULT '' CHECK (gender IN ('', 'male', 'female')),
    ADD COLUMN birthday text NOT NULL DEFAULT '',
    ADD COLUMN password_changed_at bigint,
    ADD COLUMN withdrawals_held_until bigint NOT NULL DEFAULT 0`.execute(db);
  await sql`CREATE UNIQUE INDEX members_by_phone ON members (site_id, phone) WHERE phone <> ''`.execute(db);
  await sql`CREATE UNIQUE INDEX members_by_email ON members (site_id, lower(email)) WHERE email <> ''`.execute(
    db,
  );

  await sql`DELETE FROM verifications WHERE purpose = 'bind'`.execute(db);
  await sql`ALTER TABLE verifications
    DROP CONSTRAINT verifications_purpose_check,
    ADD CONSTRAINT verifications_purpose_check CHECK (purpose IN ('reset-phone', 'reset-email', 'new-device',
      'bind-phone', 'bind-email', 'change-phone', 'change-email', 'change-password'))`.execute(db);
}
