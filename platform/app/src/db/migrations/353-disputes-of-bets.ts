import { type Kysely, sql } from 'kysely';

/** What members have against the settlement of their bets, and the answers. Kept as long as the bets are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE sport_disputes (
    id text PRIMARY KEY,
    bet_id bigint NOT NULL REFERENCES sport_bets (id),
    site_id text NOT NULL REFERENCES sites (id),
    member_id text NOT NULL REFERENCES members (id),
    kind text NOT NULL,
    text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 500),
    filed_at bigint NOT NULL,
    state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'upheld', 'declined')),
    answer text NOT NULL DEFAULT '',
    answered_at bigint,
    CHECK ((state = 'open') = (answered_at IS NULL)),
    CHECK ((state = 'open') = (answer = ''))
  )`.execute(db);
  await sql`CREATE UNIQUE INDEX sport_disputes_open ON sport_disputes (bet_id) WHERE state = 'open'`.execute(
    db,
  );
  await sql`CREATE INDEX sport_disputes_of_bet ON sport_disputes (bet_id, filed_at)`.execute(db);
  await sql`CREATE INDEX sport_disputes_of_member ON sport_disputes (member_id, filed_at)`.execute(db);
  await sql`CREATE INDEX sport_disputes_waiting ON sport_disputes (filed_at) WHERE state = 'open'`.execute(
    db,
  );
  await sql`CREATE INDEX sport_disputes_answered ON sport_disputes (answered_at) WHERE state <> 'open'`.execute(
    db,
  );
  await sql`CREATE TRIGGER sport_disputes_kept BEFORE DELETE OR TRUNCATE ON sport_disputes
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
  // An answer is about a ticket: of several matches, or of none.
  await sql`ALTER TABLE sport_operator_actions ALTER COLUMN match_id DROP NOT NULL`.execute(db);
}
