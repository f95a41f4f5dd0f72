import { type Kysely, sql } from 'kysely';

/** Outrights: who has the most goals of a round. A leg of a bet refers to a match or to an outright. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE sport_outrights (
    id text PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('goals')),
    gtype text NOT NULL,
    lid text NOT NULL,
    league_cn text NOT NULL,
    league_tw text NOT NULL,
    name_cn text NOT NULL,
    name_tw text NOT NULL,
    opens_at bigint NOT NULL,
    closes_at bigint NOT NULL,
    ends_at bigint NOT NULL,
    CHECK (opens_at < closes_at AND closes_at < ends_at)
  )`.execute(db);
  await sql`CREATE INDEX sport_outrights_by_end ON sport_outrights (ends_at)`.execute(db);
  await sql`CREATE TABLE sport_outright_runners (
    outright_id text NOT NULL REFERENCES sport_outrights (id) ON DELETE CASCADE,
    place smallint NOT NULL,
    runner_id text NOT NULL,
    match_id text NOT NULL,
    side text NOT NULL CHECK (side IN ('H', 'C')),
    name_cn text NOT NULL,
    name_tw text NOT NULL,
    PRIMARY KEY (outright_id, runner_id)
  )`.execute(db);
  await sql`CREATE INDEX sport_outright_runners_by_match ON sport_outright_runners (match_id)`.execute(db);
  await sql`CREATE TABLE sport_outright_results (
    outright_id text NOT NULL REFERENCES sport_outrights (id) ON DELETE CASCADE,
    version integer NOT NULL,
    outcome text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (outright_id, version)
  )`.execute(db);
  await sql`CREATE TRIGGER sport_outright_results_no_update BEFORE UPDATE ON sport_outright_results
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
  await sql`ALTER TABLE sport_legs
    ALTER COLUMN match_id DROP NOT NULL,
    ADD COLUMN outright_id text REFERENCES sport_outrights (id),
    ADD COLUMN dead_heat integer NOT NULL DEFAULT 1 CHECK (dead_heat >= 1),
    ADD CHECK (num_nonnulls(match_id, outright_id) = 1)`.execute(db);
  await sql`CREATE INDEX sport_legs_of_outright ON sport_legs (outright_id) WHERE outright_id IS NOT NULL`.execute(
    db,
  );
}
