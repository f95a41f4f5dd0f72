import { type Kysely, sql } from 'kysely';

/**
 * Withdrawals: the accounts they go to, the password they need, the orders and what became of each. A number is stored
 * sealed, with a mac of it that keeps it unique in a site while the account stands.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sites ADD COLUMN withdrawal_password boolean NOT NULL DEFAULT true`.execute(db);
  await sql`ALTER TABLE verifications
    DROP CONSTRAINT verifications_purpose_check,
    ADD CONSTRAINT verifications_purpose_check CHECK (purpose IN ('reset-phone', 'reset-email', 'new-device',
      'bind-phone', 'bind-email', 'change-phone', 'change-email', 'change-password',
      'add-passkey', 'remove-passkey', 'payout-account', 'withdrawal-password', 'withdrawal'))`.execute(db);

  await sql`CREATE TABLE payout_accounts (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    member_id text NOT NULL REFERENCES members (id),
    kind text NOT NULL CHECK (kind IN ('bank', 'alipay', 'usdt-trc20', 'usdt-erc20')),
    bank_id text NOT NULL,
    sealed_number text NOT NULL,
    number_mac text NOT NULL,
    masked text NOT NULL,
    holder text NOT NULL,
    is_default boolean NOT NULL,
    added_at bigint NOT NULL,
    usable_from bigint NOT NULL,
    removed_at bigint
  )`.execute(db);
  await sql`CREATE UNIQUE INDEX payout_accounts_by_number ON payout_accounts (site_id, number_mac)
    WHERE removed_at IS NULL`.execute(db);
  await sql`CREATE UNIQUE INDEX payout_accounts_default ON payout_accounts (member_id, kind)
    WHERE is_default AND removed_at IS NULL`.execute(db);
  await sql`CREATE INDEX payout_accounts_of_member ON payout_accounts (member_id, added_at)`.execute(db);

  await sql`CREATE TABLE withdrawal_passwords (
    member_id text PRIMARY KEY REFERENCES members (id),
    hash text NOT NULL,
    tries integer NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
    locked_until bigint NOT NULL DEFAULT 0,
    changed_at bigint NOT NULL
  )`.execute(db);

  await sql`CREATE TABLE payouts (
    id text PRIMARY KEY,
    site_id text NOT NULL REFERENCES sites (id),
    member_id text NOT NULL REFERENCES members (id),
    account_id text NOT NULL REFERENCES payout_accounts (id),
    kind text NOT NULL,
    amount bigint NOT NULL CHECK (amount > 0),
    fee bigint NOT NULL CHECK (fee >= 0 AND fee < amount),
    rate text NOT NULL,
    usdt bigint NOT NULL CHECK (usdt >= 0),
    hold_id text NOT NULL UNIQUE REFERENCES ledger_holds (id),
    state text NOT NULL CHECK (state IN
      ('held', 'review', 'approved', 'sending', 'unknown', 'paid', 'returned', 'rejected')),
    reasons text NOT NULL,
    provider text NOT NULL DEFAULT '',
    finding text NOT NULL DEFAULT '',
    asked integer NOT NULL DEFAULT 0,
    next_at bigint,
    note text NOT NULL DEFAULT '',
    created_at bigint NOT NULL,
    finished_at bigint,
    CHECK ((state IN ('paid', 'returned', 'rejected')) = (finished_at IS NOT NULL))
  )`.execute(db);
  await sql`CREATE INDEX payouts_of_member ON payouts (member_id, created_at)`.execute(db);
  await sql`CREATE INDEX payouts_due ON payouts (next_at) WHERE next_at IS NOT NULL`.execute(db);
  await sql`CREATE INDEX payouts_open ON payouts (created_at) WHERE finished_at IS NULL`.execute(db);
  // Ends are final, but for a payment that the bank sends back.
  await sql`CREATE FUNCTION payouts_guard() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' OR NEW.hold_id <> OLD.hold_id OR NEW.amount <> OLD.amount
        OR NEW.member_id <> OLD.member_id OR NEW.account_id <> OLD.account_id
        OR (OLD.state IN ('rejected', 'returned') AND NEW.state <> OLD.state)
        OR (OLD.state = 'paid' AND NEW.state NOT IN ('paid', 'returned')) THEN
        RAISE EXCEPTION 'payout % is final', OLD.id;
      END IF;
      RETURN NEW;
    END $$`.execute(db);
  await sql`CREATE TRIGGER payouts_guarded BEFORE UPDATE OR DELETE ON payouts
    FOR EACH ROW EXECUTE FUNCTION payouts_guard()`.execute(db);

  await sql`CREATE TABLE payout_events (
    id bigserial PRIMARY KEY,
    payout_id text NOT NULL REFERENCES payouts (id),
    state text NOT NULL,
    source text NOT NULL CHECK (source IN ('member', 'rules', 'provider', 'operator')),
    note text NOT NULL,
    at bigint NOT NULL
  )`.execute(db);
  await sql`CREATE INDEX payout_events_of_payout ON payout_events (payout_id, id)`.execute(db);

  // What the reference provider knows: another company's books, which no posting depends on.
  await sql`CREATE TABLE reference_provider_payouts (
    reference text PRIMARY KEY,
    plan text NOT NULL,
    state text NOT NULL CHECK (state IN ('planned', 'paid', 'refused')),
    amount text NOT NULL DEFAULT '',
    target text NOT NULL DEFAULT ''
  )`.execute(db);
}
