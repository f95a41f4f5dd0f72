import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE sport_matches (
    id text PRIMARY KEY,
    gtype text NOT NULL CHECK (gtype IN ('FT', 'VF')),
    lid text NOT NULL,
    league_cn text NOT NULL,
    league_tw text NOT NULL,
    home_id text NOT NULL,
    home_cn text NOT NULL,
    home_tw text NOT NULL,
    away_id text NOT NULL,
    away_cn text NOT NULL,
    away_tw text NOT NULL,
    kickoff bigint NOT NULL,
    speed_milli integer NOT NULL CHECK (speed_milli > 0),
    break_minutes integer NOT NULL CHECK (break_minutes > 0),
    seed text NOT NULL,
    expected_h_milli integer NOT NULL CHECK (expected_h_milli > 0),
    expected_c_milli integer NOT NULL CHECK (expected_c_milli > 0),
    real_half text NOT NULL DEFAULT '',
    real_full text NOT NULL DEFAULT '',
    created_at bigint NOT NULL,
    ends_at bigint NOT NULL,
    CHECK ((real_half = '') = (real_full = ''))
  )`.execute(db);
  await sql`CREATE INDEX sport_matches_by_end ON sport_matches (ends_at)`.execute(db);
  await sql`CREATE TABLE sport_results (
    match_id text NOT NULL REFERENCES sport_matches (id) ON DELETE CASCADE,
    version integer NOT NULL,
    half text,
    "full" text,
    cancel_reason text NOT NULL DEFAULT '',
    at bigint NOT NULL,
    PRIMARY KEY (match_id, version)
  )`.execute(db);
  await sql`CREATE SEQUENCE sport_ticket START WITH 10000001`.execute(db);
  await sql`CREATE TABLE sport_bets (
    id bigint PRIMARY KEY,
    ticket_id text NOT NULL UNIQUE,
    site_id text NOT NULL REFERENCES sites (id),
    member_id text NOT NULL REFERENCES members (id),
    operation_id text NOT NULL,
    hold_id text NOT NULL REFERENCES ledger_holds (id),
    status text NOT NULL CHECK (status IN ('pending', 'open', 'settled', 'rejected')),
    match_id text NOT NULL REFERENCES sport_matches (id),
    gid text NOT NULL,
    gtype text NOT NULL,
    wtype text NOT NULL,
    rtype text NOT NULL,
    chose text NOT NULL,
    line text NOT NULL,
    strong text NOT NULL,
    odds_format text NOT NULL,
    price_format text NOT NULL,
    odds text NOT NULL,
    policy text NOT NULL,
    live boolean NOT NULL,
    score_at_bet text NOT NULL,
    stake bigint NOT NULL CHECK (stake > 0),
    risk bigint NOT NULL CHECK (risk > 0),
    win bigint NOT NULL CHECK (win >= 0),
    placed_at bigint NOT NULL,
    confirm_at bigint NOT NULL,
    decided_at bigint,
    reject_reason text NOT NULL DEFAULT '',
    result text NOT NULL DEFAULT '',
    cancel_reason text NOT NULL DEFAULT '',
    net bigint NOT NULL DEFAULT 0,
    turnover bigint NOT NULL DEFAULT 0,
    settled_at bigint,
    result_version integer,
    UNIQUE (member_id, operation_id),
    CHECK ((status = 'settled') = (settled_at IS NOT NULL))
  )`.execute(db);
  await sql`CREATE INDEX sport_bets_of_member ON sport_bets (member_id, placed_at DESC)`.execute(db);
  await sql`CREATE INDEX sport_bets_pending ON sport_bets (confirm_at) WHERE status = 'pending'`.execute(db);
  await sql`CREATE INDEX sport_bets_open ON sport_bets (match_id) WHERE status = 'open'`.execute(db);
  await sql`CREATE TABLE sport_facts (name text PRIMARY KEY, value text NOT NULL)`.execute(db);
}
