import { type Kysely, sql } from 'kysely';

/** The transaction record reads a member's postings newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX ledger_postings_by_time ON ledger_postings (chain, at, id)`.execute(db);
}
