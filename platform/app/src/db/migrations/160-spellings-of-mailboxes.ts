import { mailboxKey, readMailbox } from '@lobby/api-client/member-rules';
import { type Kysely, sql } from 'kysely';

interface Row {
  readonly id: string;
  readonly email: string;
  readonly email_key: string;
}

/**
 * Stores each mailbox in its one spelling, since nobody can write to one with invisible characters or a dot at its
 * end. All keys are made anew. Members of a site whose keys have become equal keep what they held.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Row>`SELECT id, email, email_key FROM members WHERE email <> ''`.execute(db);
  // It would make a key of its own, and end the sharing.
  await sql`ALTER TABLE members DISABLE TRIGGER mailbox_key`.execute(db);
  for (const row of rows) {
    const email = readMailbox(row.email) ?? row.email;
    const key = mailboxKey(email);
    if (email === row.email && key === row.email_key) continue;
    const moves = key === row.email_key ? sql`email_key_shared` : sql`true`;
    await sql`UPDATE members SET email = ${email}, email_key = ${key}, email_key_shared = ${moves}
      WHERE id = ${row.id}`.execute(db);
  }
  await sql`ALTER TABLE members ENABLE TRIGGER mailbox_key`.execute(db);
  await sql`UPDATE members SET email_key_shared = false FROM (
      SELECT DISTINCT ON (site_id, email_key) id FROM members WHERE email_key <> ''
      ORDER BY site_id, email_key, email_key_shared, created_at, id
    ) AS holders WHERE holders.id = members.id AND members.email_key_shared`.execute(db);
}
