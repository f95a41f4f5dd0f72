import { mailboxKey } from '@lobby/api-client/member-rules';
import { type Kysely, sql } from 'kysely';

/**
 * A mailbox is one by its key, whatever its spelling. Of members of a site whose mailboxes are one, the oldest account
 * holds it; the others keep it, are written to as before, and count as the same person for exclusions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE members
    ADD COLUMN email_key text NOT NULL DEFAULT '',
    ADD COLUMN email_key_shared boolean NOT NULL DEFAULT false`.execute(db);
  await sql`UPDATE members SET email_key = lower(email) WHERE email <> ''`.execute(db);
  const { rows } = await sql<{ id: string; email: string; email_key: string }>`
    SELECT id, email, email_key FROM members WHERE email <> ''`.execute(db);
  for (const { id, email, email_key } of rows) {
    const key = mailboxKey(email);
    if (key !== email_key) await sql`UPDATE members SET email_key = ${key} WHERE id = ${id}`.execute(db);
  }
  await sql`UPDATE members SET email_key_shared = true FROM (
      SELECT id, row_number() OVER (PARTITION BY site_id, email_key ORDER BY created_at, id) AS place
      FROM members WHERE email_key <> ''
    ) AS holders WHERE holders.id = members.id AND holders.place > 1`.execute(db);

  await sql`DROP INDEX members_by_email`.execute(db);
  await sql`CREATE UNIQUE INDEX members_by_email ON members (site_id, email_key)
    WHERE email_key <> '' AND NOT email_key_shared`.execute(db);
  // For who is the same person, shared ones included.
  await sql`CREATE INDEX members_of_email ON members (site_id, email_key) WHERE email_key <> ''`.execute(db);
  // Whoever writes the mailbox without its key gets one of it, and no new mailbox is shared.
  await sql`CREATE FUNCTION keep_mailbox_key() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP = 'INSERT' THEN
        IF NEW.email_key = '' THEN NEW.email_key := lower(NEW.email); END IF;
      ELSIF NEW.email <> OLD.email THEN
        IF NEW.email_key = OLD.email_key THEN NEW.email_key := lower(NEW.email); END IF;
        NEW.email_key_shared := false;
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`CREATE TRIGGER mailbox_key BEFORE INSERT OR UPDATE OF email ON members
    FOR EACH ROW EXECUTE FUNCTION keep_mailbox_key()`.execute(db);
}
