import { type Kysely, sql } from 'kysely';

/** What withdrawals that are not undone took of a deposit is asked for when one of them comes back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX turnover_waivers_of_requirement ON turnover_waivers (requirement_id)
    WHERE undone_at IS NULL`.execute(db);
}
