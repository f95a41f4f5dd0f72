import { type Kysely, sql } from 'kysely';

/** The loss limit asks when the bets were placed whose money came back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX ledger_holds_by_reference ON ledger_holds (member_id, reference)`.execute(db);
}
