import { type Kysely, sql } from 'kysely';

/** A bet is a ticket of legs: what was backed moves to a row for each leg, and a single has one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE sport_legs (
    bet_id bigint NOT NULL REFERENCES sport_bets (id),
    leg smallint NOT NULL,
    member_id text NOT NULL,
    match_id text NOT NULL REFERENCES sport_matches (id),
    gid text NOT NULL,
    gtype text NOT NULL,
    wtype text NOT NULL,
    rtype text NOT NULL,
    chose text NOT NULL,
    line text NOT NULL,
    strong text NOT NULL,
    price_format text NOT NULL,
    odds text NOT NULL,
    live boolean NOT NULL,
    score_at_bet text NOT NULL,
    state_version bigint NOT NULL,
    riding_risk bigint NOT NULL CHECK (riding_risk >= 0),
    riding_win bigint NOT NULL CHECK (riding_win >= 0),
    result text NOT NULL DEFAULT '',
    cancel_reason text NOT NULL DEFAULT '',
    result_version integer,
    settled_at bigint,
    PRIMARY KEY (bet_id, leg),
    CHECK ((result = '') = (settled_at IS NULL))
  )`.execute(db);
  await sql`INSERT INTO sport_legs
    SELECT id, 0, member_id, match_id, gid, gtype, wtype, rtype, chose, line, strong, price_format, odds, live,
      score_at_bet, state_version, CASE WHEN status IN ('pending', 'open') THEN risk ELSE 0 END,
      CASE WHEN status IN ('pending', 'open') THEN win ELSE 0 END, result, cancel_reason, result_version,
      CASE WHEN result = '' THEN NULL ELSE settled_at END
    FROM sport_bets`.execute(db);
  await sql`CREATE INDEX sport_legs_of_match ON sport_legs (match_id, member_id)`.execute(db);
  await sql`CREATE INDEX sport_legs_without_result ON sport_legs (match_id) WHERE result = ''`.execute(db);
  await sql`ALTER TABLE sport_bets
    DROP COLUMN match_id, DROP COLUMN gid, DROP COLUMN gtype, DROP COLUMN wtype, DROP COLUMN rtype,
    DROP COLUMN chose, DROP COLUMN line, DROP COLUMN strong, DROP COLUMN price_format, DROP COLUMN odds,
    DROP COLUMN live, DROP COLUMN score_at_bet, DROP COLUMN state_version, DROP COLUMN result_version,
    ADD COLUMN kind text NOT NULL DEFAULT 'single' CHECK (kind IN ('single', 'series', 'system')),
    ADD COLUMN folds text NOT NULL DEFAULT '1',
    ADD COLUMN combinations integer NOT NULL DEFAULT 1 CHECK (combinations > 0),
    ADD COLUMN unit bigint NOT NULL DEFAULT 0`.execute(db);
  await sql`UPDATE sport_bets SET unit = stake`.execute(db);
  await sql`ALTER TABLE sport_bets ALTER COLUMN kind DROP DEFAULT, ALTER COLUMN folds DROP DEFAULT,
    ALTER COLUMN combinations DROP DEFAULT, ALTER COLUMN unit DROP DEFAULT,
    ADD CHECK (unit > 0 AND stake = unit * combinations)`.execute(db);
}
