import { type Kysely, sql } from 'kysely';

/** What operators tried to book, and what came of it; it stays when the round is booked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE venue_unbooked_attempts (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    venue text NOT NULL,
    round text NOT NULL,
    version bigint NOT NULL,
    problem text NOT NULL,
    at bigint NOT NULL
  )`.execute(db);
  await sql`CREATE TRIGGER venue_unbooked_attempts_append_only
    BEFORE UPDATE OR DELETE OR TRUNCATE ON venue_unbooked_attempts
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
}
