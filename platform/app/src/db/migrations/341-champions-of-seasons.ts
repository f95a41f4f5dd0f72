import { type Kysely, sql } from 'kysely';

/** Outrights of a season: its schedule, whose games decide it. Their runners are in no single match. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sport_outrights DROP CONSTRAINT sport_outrights_kind_check,
    ADD CONSTRAINT sport_outrights_kind_check CHECK (kind IN ('goals', 'season'))`.execute(db);
  await sql`ALTER TABLE sport_outright_runners
    ALTER COLUMN match_id DROP NOT NULL,
    ALTER COLUMN side DROP NOT NULL,
    ADD CHECK ((match_id IS NULL) = (side IS NULL))`.execute(db);
  await sql`CREATE TABLE sport_outright_games (
    outright_id text NOT NULL REFERENCES sport_outrights (id) ON DELETE CASCADE,
    match_id text NOT NULL,
    home_id text NOT NULL,
    away_id text NOT NULL,
    kickoff bigint NOT NULL,
    expected_home double precision NOT NULL,
    expected_away double precision NOT NULL,
    score text,
    PRIMARY KEY (outright_id, match_id)
  )`.execute(db);
  await sql`CREATE INDEX sport_outright_games_by_match ON sport_outright_games (match_id)`.execute(db);
  await sql`CREATE VIEW sport_outright_matches AS
    SELECT outright_id, match_id FROM sport_outright_runners WHERE match_id IS NOT NULL
    UNION ALL SELECT outright_id, match_id FROM sport_outright_games`.execute(db);
}
