import { type Kysely, sql } from 'kysely';

/** What a member ever moved to venues and back counts for the loss limit, at each stake. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX ledger_postings_to_venues ON ledger_postings (chain, at, chain_place)
    WHERE kind IN ('to-venue', 'from-venue')`.execute(db);
}
