import { type Kysely, sql } from 'kysely';

/** What prices read beside a match and the time, what the house may lose, and the state a bet was made in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE sport_book_inputs (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    match_id text NOT NULL REFERENCES sport_matches (id) ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('liability', 'operator')),
    tick bigint NOT NULL,
    data text NOT NULL,
    written_at bigint NOT NULL
  )`.execute(db);
  await sql`CREATE INDEX sport_book_inputs_of_match ON sport_book_inputs (match_id, kind, tick DESC, id DESC)`.execute(
    db,
  );
  await sql`CREATE INDEX sport_book_inputs_by_time ON sport_book_inputs (written_at)`.execute(db);
  await sql`CREATE TABLE sport_exposures (
    match_id text NOT NULL REFERENCES sport_matches (id) ON DELETE CASCADE,
    wtype text NOT NULL,
    rtype text NOT NULL,
    line text NOT NULL,
    strong text NOT NULL,
    score_at_bet text NOT NULL,
    risk bigint NOT NULL,
    win bigint NOT NULL,
    pending bigint NOT NULL,
    PRIMARY KEY (match_id, wtype, rtype, line, strong, score_at_bet)
  )`.execute(db);
  await sql`ALTER TABLE sport_bets ADD COLUMN state_version bigint NOT NULL DEFAULT 0`.execute(db);
  await sql`CREATE INDEX sport_bets_of_member_on_match ON sport_bets (member_id, match_id)
    WHERE status IN ('pending', 'open')`.execute(db);
  await sql`INSERT INTO sport_exposures (match_id, wtype, rtype, line, strong, score_at_bet, risk, win, pending)
    SELECT match_id, wtype, rtype, line, strong, score_at_bet, coalesce(sum(risk) FILTER (WHERE status = 'open'), 0), sum(win),
      coalesce(sum(win) FILTER (WHERE status = 'pending'), 0)
    FROM sport_bets
    WHERE status IN ('pending', 'open') GROUP BY 1, 2, 3, 4, 5, 6`.execute(db);
}
