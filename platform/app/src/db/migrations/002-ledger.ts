import { type Kysely, sql } from 'kysely';

/**
 * The ledger keeps itself honest in the database: postings cannot be changed or removed, a member account's
 * balance moves only by a posting, and it cannot go below zero, whatever the code above does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE ledger_accounts (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    member_id text REFERENCES members (id),
    kind text NOT NULL CHECK (kind IN ('available', 'held', 'house')),
    balance bigint NOT NULL DEFAULT 0 CHECK (balance >= 0),
    CHECK ((kind = 'house') = (member_id IS NULL))
  )`.execute(db);
  await sql`CREATE INDEX ledger_accounts_of_member ON ledger_accounts (member_id)`.execute(db);
  await sql`CREATE TABLE ledger_postings (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    transfer_id text NOT NULL,
    kind text NOT NULL,
    debit_account text NOT NULL REFERENCES ledger_accounts (id),
    credit_account text NOT NULL REFERENCES ledger_accounts (id),
    amount bigint NOT NULL CHECK (amount > 0),
    reference text NOT NULL,
    at bigint NOT NULL,
    CHECK (debit_account <> credit_account),
    UNIQUE (transfer_id, kind)
  )`.execute(db);
  await sql`CREATE INDEX ledger_postings_by_debit ON ledger_postings (debit_account)`.execute(db);
  await sql`CREATE INDEX ledger_postings_by_credit ON ledger_postings (credit_account)`.execute(db);
  await sql`CREATE TABLE ledger_holds (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    member_id text NOT NULL REFERENCES members (id),
    operation_id text NOT NULL,
    amount bigint NOT NULL CHECK (amount > 0),
    state text NOT NULL CHECK (state IN ('held', 'posted', 'voided')),
    payout bigint CHECK (payout >= 0),
    reference text NOT NULL,
    created_at bigint NOT NULL,
    closed_at bigint,
    UNIQUE (member_id, operation_id),
    CHECK ((state = 'posted') = (payout IS NOT NULL)),
    CHECK ((state = 'held') = (closed_at IS NULL))
  )`.execute(db);
  await sql`CREATE TABLE operations (
    member_id text NOT NULL REFERENCES members (id),
    operation_id text NOT NULL,
    kind text NOT NULL,
    body_hash text NOT NULL,
    outcome text,
    created_at bigint NOT NULL,
    PRIMARY KEY (member_id, operation_id)
  )`.execute(db);

  await sql`CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
    END $$`.execute(db);
  await sql`CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);

  // House accounts carry no running balance: a row that every settlement updates would queue them all behind it.
  await sql`CREATE FUNCTION ledger_apply_posting() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE ledger_accounts SET balance = balance - NEW.amount WHERE id = NEW.debit_account AND kind <> 'house';
      UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.credit_account AND kind <> 'house';
      RETURN NULL;
    END $$`.execute(db);
  await sql`CREATE TRIGGER ledger_postings_apply AFTER INSERT ON ledger_postings
    FOR EACH ROW EXECUTE FUNCTION ledger_apply_posting()`.execute(db);

  await sql`CREATE FUNCTION ledger_guard_account() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' AND NEW.balance <> 0 THEN
        RAISE EXCEPTION 'an account opens empty';
      END IF;
      IF TG_OP <> 'INSERT' AND pg_trigger_depth() < 2 THEN
        RAISE EXCEPTION 'an account changes by postings only';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`CREATE TRIGGER ledger_accounts_guard BEFORE INSERT OR UPDATE OR DELETE ON ledger_accounts
    FOR EACH ROW EXECUTE FUNCTION ledger_guard_account()`.execute(db);

  await sql`CREATE FUNCTION ledger_guard_hold() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' OR OLD.state <> 'held' OR NEW.amount <> OLD.amount OR NEW.member_id <> OLD.member_id THEN
        RAISE EXCEPTION 'a hold is closed once and never changed';
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`CREATE TRIGGER ledger_holds_guard BEFORE UPDATE OR DELETE ON ledger_holds
    FOR EACH ROW EXECUTE FUNCTION ledger_guard_hold()`.execute(db);
}
