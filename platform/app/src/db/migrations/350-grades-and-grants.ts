import { type Kysely, sql } from 'kysely';

/** VIP grades that rise and fall by turnover, and gifts that wait to be claimed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE turnover_bets ADD COLUMN is_graded boolean NOT NULL DEFAULT false`.execute(db);
  await sql`CREATE INDEX turnover_bets_ungraded ON turnover_bets (member_id) WHERE NOT is_graded`.execute(db);
  await sql`CREATE INDEX turnover_bets_of_member ON turnover_bets (member_id, settled_at)`.execute(db);
  await sql`CREATE TABLE vip_standings (
    member_id text PRIMARY KEY REFERENCES members (id),
    site_id text NOT NULL REFERENCES sites (id),
    grade integer NOT NULL CHECK (grade >= 0),
    base bigint NOT NULL CHECK (base >= 0),
    counted_from bigint NOT NULL,
    kept_from bigint NOT NULL
  )`.execute(db);
  await sql`CREATE INDEX vip_standings_kept ON vip_standings (kept_from) WHERE grade > 0`.execute(db);
  await sql`CREATE TABLE vip_periods (
    period text NOT NULL CHECK (period IN ('week', 'month')),
    start bigint NOT NULL,
    done_at bigint NOT NULL,
    PRIMARY KEY (period, start)
  )`.execute(db);
  await sql`CREATE TABLE grants (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    member_id text NOT NULL REFERENCES members (id),
    source text NOT NULL,
    period text NOT NULL,
    amount bigint NOT NULL CHECK (amount > 0),
    reached_at bigint NOT NULL,
    expires_at bigint NOT NULL CHECK (expires_at > reached_at),
    claimed_at bigint
  )`.execute(db);
  await sql`CREATE INDEX grants_of_member ON grants (member_id, reached_at)`.execute(db);
}
