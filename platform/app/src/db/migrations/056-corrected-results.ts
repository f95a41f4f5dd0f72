import { type Kysely, sql } from 'kysely';

/**
 * Results are corrected by later versions, bets cancelled by rows of their own, and what happened to a bet is kept
 * step by step. All of these are append-only; those of a match go with its row when it is swept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sport_results
    ADD COLUMN withdrawn boolean NOT NULL DEFAULT false,
    ADD COLUMN reached text`.execute(db);
  await sql`CREATE TABLE sport_voids (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    match_id text NOT NULL REFERENCES sport_matches (id) ON DELETE CASCADE,
    wtype text NOT NULL DEFAULT '',
    rtype text NOT NULL DEFAULT '',
    ticket_id text NOT NULL DEFAULT '',
    from_at bigint NOT NULL,
    to_at bigint NOT NULL,
    reason text NOT NULL CHECK (reason <> ''),
    at bigint NOT NULL,
    CHECK (from_at < to_at),
    CHECK (rtype = '' OR wtype <> '')
  )`.execute(db);
  await sql`CREATE UNIQUE INDEX sport_voids_once
    ON sport_voids (match_id, wtype, rtype, ticket_id, from_at, to_at, reason)`.execute(db);
  await sql`ALTER TABLE sport_matches ADD COLUMN mishap_milli integer NOT NULL DEFAULT 0`.execute(db);
  await keepRows(db);
  await countNews(db);
  await keepSteps(db);
  // No reference: what an operator did stays when its match is swept.
  await sql`CREATE TABLE sport_operator_actions (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    match_id text NOT NULL,
    action text NOT NULL,
    why text NOT NULL CHECK (why <> ''),
    detail text NOT NULL,
    at bigint NOT NULL
  )`.execute(db);
  await sql`CREATE INDEX sport_operator_actions_of_match ON sport_operator_actions (match_id)`.execute(db);
  await sql`CREATE TRIGGER sport_operator_actions_append_only
    BEFORE UPDATE OR DELETE OR TRUNCATE ON sport_operator_actions
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
}

/** A row of a match that exists is neither changed nor removed. */
async function keepRows(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE FUNCTION sport_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM sport_matches WHERE id = OLD.match_id) THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
    END $$`.execute(db);
  for (const table of ['sport_results', 'sport_voids']) {
    await sql`CREATE TRIGGER ${sql.id(`${table}_append_only`)} BEFORE UPDATE OR DELETE ON ${sql.table(table)}
      FOR EACH ROW EXECUTE FUNCTION sport_refuse_change()`.execute(db);
    await sql`CREATE TRIGGER ${sql.id(`${table}_no_truncate`)} BEFORE TRUNCATE ON ${sql.table(table)}
      FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
  }
}

/**
 * How many results and voids a match has, and how many of them every leg has been graded by: what settlement looks
 * for. A count and not a version, because rows may come out of order.
 */
async function countNews(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE sport_news (
    match_id text PRIMARY KEY REFERENCES sport_matches (id) ON DELETE CASCADE,
    news integer NOT NULL,
    worked integer NOT NULL DEFAULT 0
  )`.execute(db);
  await sql`CREATE INDEX sport_news_unworked ON sport_news (match_id) WHERE worked < news`.execute(db);
  await sql`CREATE FUNCTION sport_count_news() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO sport_news (match_id, news) VALUES (NEW.match_id, 1)
        ON CONFLICT (match_id) DO UPDATE SET news = sport_news.news + 1;
      RETURN NULL;
    END $$`.execute(db);
  for (const table of ['sport_results', 'sport_voids']) {
    await sql`CREATE TRIGGER ${sql.id(`${table}_news`)} AFTER INSERT ON ${sql.table(table)}
      FOR EACH ROW EXECUTE FUNCTION sport_count_news()`.execute(db);
  }
  await sql`ALTER TABLE sport_legs ADD COLUMN news_seen integer NOT NULL DEFAULT 0`.execute(db);
  await sql`INSERT INTO sport_news (match_id, news, worked)
    SELECT match_id, count(*), count(*) FROM sport_results GROUP BY match_id`.execute(db);
  await sql`UPDATE sport_legs l SET news_seen = n.news FROM sport_news n
    WHERE n.match_id = l.match_id AND l.result <> ''`.execute(db);
}

async function keepSteps(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE sport_bet_steps (
    bet_id bigint NOT NULL REFERENCES sport_bets (id),
    seq integer NOT NULL,
    at bigint NOT NULL,
    kind text NOT NULL CHECK (kind IN
      ('placed', 'accepted', 'rejected', 'leg', 'settled', 'restored', 'resettled', 'cashed-out')),
    leg smallint,
    result text NOT NULL DEFAULT '',
    amount bigint NOT NULL DEFAULT 0,
    result_version integer,
    PRIMARY KEY (bet_id, seq),
    CHECK ((kind = 'leg') = (leg IS NOT NULL))
  )`.execute(db);
  // Legs came one migration ago: bets that are settled by now had one, whose result is that of the bet.
  await sql`INSERT INTO sport_bet_steps (bet_id, seq, at, kind, result, amount)
    SELECT id, row_number() OVER (PARTITION BY id ORDER BY step), at, kind, result, amount FROM (
      SELECT id, 1 AS step, placed_at AS at, 'placed' AS kind, '' AS result, -risk AS amount FROM sport_bets
      UNION ALL SELECT id, 2, decided_at, 'accepted', '', 0 FROM sport_bets WHERE status IN ('open', 'settled')
      UNION ALL SELECT id, 3, decided_at, 'rejected', '', risk FROM sport_bets WHERE status = 'rejected'
      UNION ALL SELECT id, 4, settled_at, 'settled', result, risk + net FROM sport_bets WHERE status = 'settled'
    ) AS steps WHERE at IS NOT NULL`.execute(db);
  await sql`CREATE TRIGGER sport_bet_steps_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON sport_bet_steps
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
}
