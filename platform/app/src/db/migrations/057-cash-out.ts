import { type Kysely, sql } from 'kysely';

/** Tickets are sold back to the house, whole or in part: what was sold has left the hold, and is never paid again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE ledger_holds ADD COLUMN released bigint NOT NULL DEFAULT 0
    CONSTRAINT ledger_holds_released CHECK (released >= 0 AND released <= amount)`.execute(db);
  await sql`CREATE FUNCTION ledger_guard_released() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.released < OLD.released OR (NEW.released <> OLD.released AND (OLD.state, NEW.state) <> ('held', 'held')) THEN
        RAISE EXCEPTION 'what a hold has released only grows, while it is held';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`CREATE TRIGGER ledger_holds_guard_released BEFORE UPDATE ON ledger_holds
    FOR EACH ROW EXECUTE FUNCTION ledger_guard_released()`.execute(db);
  await sql`ALTER TABLE sport_bets
    ADD COLUMN sold_risk bigint NOT NULL DEFAULT 0 CHECK (sold_risk >= 0 AND sold_risk <= risk),
    ADD COLUMN cashed_out bigint NOT NULL DEFAULT 0 CHECK (cashed_out >= 0),
    ADD CHECK (cashed_out = 0 OR sold_risk > 0)`.execute(db);
  await sql`CREATE TABLE sport_cash_outs (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    member_id text NOT NULL REFERENCES members (id),
    operation_id text NOT NULL,
    bet_id bigint NOT NULL REFERENCES sport_bets (id),
    part smallint NOT NULL CHECK (part BETWEEN 1 AND 100),
    seen_price bigint NOT NULL CHECK (seen_price >= 0),
    policy text NOT NULL,
    state_version bigint NOT NULL,
    state text NOT NULL CHECK (state IN ('pending', 'done', 'refused')),
    made_at bigint NOT NULL,
    confirm_at bigint NOT NULL,
    decided_at bigint,
    reason text NOT NULL DEFAULT '',
    price bigint CHECK (price > 0),
    sold bigint CHECK (sold > 0),
    paid bigint CHECK (paid > 0),
    left_after bigint CHECK (left_after >= 0),
    UNIQUE (member_id, operation_id),
    CHECK ((state = 'pending') = (decided_at IS NULL)),
    CHECK ((state = 'refused') = (reason <> '')),
    CHECK ((state = 'done') = (sold IS NOT NULL AND paid IS NOT NULL AND price IS NOT NULL AND left_after IS NOT NULL))
  )`.execute(db);
  await sql`CREATE UNIQUE INDEX sport_cash_outs_one_waits ON sport_cash_outs (bet_id) WHERE state = 'pending'`.execute(
    db,
  );
  await sql`CREATE INDEX sport_cash_outs_of_bet ON sport_cash_outs (bet_id)`.execute(db);
  await sql`CREATE INDEX sport_cash_outs_pending ON sport_cash_outs (confirm_at) WHERE state = 'pending'`.execute(
    db,
  );
  await sql`CREATE FUNCTION sport_guard_cash_out() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' OR OLD.state <> 'pending' THEN
        RAISE EXCEPTION 'a cash-out is decided once and never changed';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`CREATE TRIGGER sport_cash_outs_guard BEFORE UPDATE OR DELETE ON sport_cash_outs
    FOR EACH ROW EXECUTE FUNCTION sport_guard_cash_out()`.execute(db);
}
