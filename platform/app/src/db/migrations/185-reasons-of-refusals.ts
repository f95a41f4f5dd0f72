import { type Kysely, sql } from 'kysely';

/** Why a provider did not pay a withdrawal. Of those that ended before it is not known any more, and they say nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE withdrawals ADD COLUMN refusal text NOT NULL DEFAULT ''`.execute(db);
  await sql`ALTER TABLE reference_provider_withdrawals ADD COLUMN said text NOT NULL DEFAULT ''`.execute(db);
  await sql`UPDATE reference_provider_withdrawals SET said = 'account closed' WHERE state = 'refused'`.execute(
    db,
  );
}
