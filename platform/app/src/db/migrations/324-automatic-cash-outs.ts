import { type Kysely, sql } from 'kysely';

/** A member says at which offer an open bet is sold; a sale remembers the order that made it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE sport_auto_cash_outs (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    member_id text NOT NULL REFERENCES members (id),
    bet_id bigint NOT NULL REFERENCES sport_bets (id),
    target bigint NOT NULL CHECK (target >= 100),
    state text NOT NULL CHECK (state IN ('waiting', 'ran', 'ended')),
    made_at bigint NOT NULL,
    ended_at bigint,
    reason text NOT NULL DEFAULT '' CHECK (reason IN ('', 'removed', 'sold', 'settled')),
    CHECK ((state = 'waiting') = (ended_at IS NULL)),
    CHECK ((state = 'ended') = (reason <> ''))
  )`.execute(db);
  await sql`CREATE UNIQUE INDEX sport_auto_cash_outs_one_waits ON sport_auto_cash_outs (bet_id) WHERE state = 'waiting'`.execute(
    db,
  );
  await sql`CREATE FUNCTION sport_guard_auto_cash_out() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' OR OLD.state <> 'waiting' THEN
        RAISE EXCEPTION 'an automatic cash-out ends once and is never changed after it';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`CREATE TRIGGER sport_auto_cash_outs_guard BEFORE UPDATE OR DELETE ON sport_auto_cash_outs
    FOR EACH ROW EXECUTE FUNCTION sport_guard_auto_cash_out()`.execute(db);
  await sql`ALTER TABLE sport_cash_outs ADD COLUMN auto_id bigint REFERENCES sport_auto_cash_outs (id)`.execute(
    db,
  );
  await sql`CREATE UNIQUE INDEX sport_cash_outs_one_by_order ON sport_cash_outs (auto_id) WHERE state = 'done'`.execute(
    db,
  );
}
