import { type Kysely, sql } from 'kysely';

/**
 * Turnover: what deposits and bonuses ask to be staked before money may leave, the valid turnover of every bet, and
 * which bet filled which requirement by how much. And the
 * rebates that were paid on it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE turnover_requirements (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    member_id text NOT NULL REFERENCES members (id),
    source text NOT NULL,
    base bigint NOT NULL CHECK (base > 0),
    multiple text NOT NULL,
    need bigint NOT NULL CHECK (need > 0),
    weights text NOT NULL,
    opened_at bigint NOT NULL,
    done bigint NOT NULL DEFAULT 0 CHECK (done >= 0 AND done <= need),
    closed_at bigint,
    close_reason text NOT NULL DEFAULT '' CHECK ((close_reason = '') = (closed_at IS NULL))
  )`.execute(db);
  await sql`CREATE INDEX turnover_requirements_open ON turnover_requirements (member_id, opened_at)
    WHERE done < need AND closed_at IS NULL`.execute(db);

  await sql`CREATE SEQUENCE turnover_change`.execute(db);
  await sql`CREATE TABLE turnover_bets (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    member_id text NOT NULL REFERENCES members (id),
    category text NOT NULL CHECK (category IN ('TY', 'DJ', 'ZR', 'QP', 'CP', 'DZ', 'BY')),
    placed_at bigint NOT NULL,
    settled_at bigint NOT NULL,
    valid bigint NOT NULL CHECK (valid >= 0),
    change bigint NOT NULL DEFAULT nextval('turnover_change'),
    is_counted boolean NOT NULL DEFAULT false
  )`.execute(db);
  await sql`CREATE INDEX turnover_bets_due ON turnover_bets (member_id, change) WHERE NOT is_counted`.execute(
    db,
  );
  await sql`CREATE INDEX turnover_bets_by_day ON turnover_bets (settled_at, member_id)`.execute(db);

  await sql`CREATE TABLE turnover_portions (
    bet_id text NOT NULL REFERENCES turnover_bets (id),
    requirement_id text NOT NULL REFERENCES turnover_requirements (id),
    counted bigint NOT NULL CHECK (counted > 0),
    PRIMARY KEY (bet_id, requirement_id)
  )`.execute(db);

  await sql`CREATE TABLE rebates (
    member_id text NOT NULL REFERENCES members (id),
    site_id text NOT NULL REFERENCES sites (id),
    day bigint NOT NULL,
    category text NOT NULL,
    base bigint NOT NULL CHECK (base > 0),
    rate text NOT NULL,
    amount bigint NOT NULL CHECK (amount >= 0),
    paid_at bigint NOT NULL,
    PRIMARY KEY (member_id, day, category)
  )`.execute(db);
}
