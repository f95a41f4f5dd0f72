import { type Kysely, sql } from 'kysely';

/**
 * A result says how certain it is. What a provider settles by itself, or takes back, is keyed by match, market, line,
 * version and certainty; rows are only added, and settlement hears of them as of results.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sport_results
    ADD COLUMN certainty text NOT NULL DEFAULT 'confirmed' CHECK (certainty IN ('scouted', 'confirmed'))`.execute(
    db,
  );
  await sql`CREATE TABLE sport_market_settlements (
    match_id text NOT NULL REFERENCES sport_matches (id) ON DELETE CASCADE,
    wtype text NOT NULL,
    line text NOT NULL DEFAULT '',
    version integer NOT NULL CHECK (version > 0),
    certainty text NOT NULL CHECK (certainty IN ('scouted', 'confirmed')),
    says text NOT NULL,
    reason text NOT NULL DEFAULT '',
    at bigint NOT NULL,
    PRIMARY KEY (match_id, wtype, line, version, certainty)
  )`.execute(db);
  await sql`CREATE TRIGGER sport_market_settlements_append_only
    BEFORE UPDATE OR DELETE ON sport_market_settlements
    FOR EACH ROW EXECUTE FUNCTION sport_refuse_change()`.execute(db);
  await sql`CREATE TRIGGER sport_market_settlements_no_truncate BEFORE TRUNCATE ON sport_market_settlements
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
  await sql`CREATE TRIGGER sport_market_settlements_changes AFTER INSERT ON sport_market_settlements
    FOR EACH ROW EXECUTE FUNCTION sport_count_result_changes()`.execute(db);
}
