import { type Kysely, sql } from 'kysely';

/**
 * Members' purses of USDT and at venues, the houses' accounts by purpose, and a chain of hashes over the postings: one
 * a member, so that members do not wait for each other, and one a site for what moves between its own accounts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await widenAccounts(db);
  await openHouses(db);
  await chainPostings(db);
}

async function widenAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE ledger_accounts
    ADD COLUMN unit text NOT NULL DEFAULT 'CNY' CHECK (unit IN ('CNY', 'USDT')),
    DROP CONSTRAINT ledger_accounts_kind_check,
    DROP CONSTRAINT ledger_accounts_balance_check,
    ADD CONSTRAINT ledger_accounts_kind_check
      CHECK (kind IN ('available', 'held', 'owed', 'usdt', 'usdt-held', 'venue', 'house')),
    ADD CONSTRAINT ledger_accounts_unit_of_kind
      CHECK (CASE WHEN kind IN ('usdt', 'usdt-held') THEN unit = 'USDT' ELSE kind = 'house' OR unit = 'CNY' END),
    ADD CONSTRAINT ledger_accounts_balance_check
      CHECK (CASE kind WHEN 'owed' THEN balance <= 0 WHEN 'venue' THEN true ELSE balance >= 0 END)`.execute(
    db,
  );
  await sql`ALTER TABLE ledger_holds
    ADD COLUMN unit text NOT NULL DEFAULT 'CNY' CHECK (unit IN ('CNY', 'USDT')),
    ADD COLUMN fee bigint NOT NULL DEFAULT 0,
    DROP CONSTRAINT ledger_holds_state_check,
    ADD CONSTRAINT ledger_holds_state_check CHECK (state IN ('held', 'posted', 'voided', 'spent')),
    ADD CONSTRAINT ledger_holds_fee CHECK (fee >= 0 AND fee <= amount AND (fee = 0 OR state = 'spent'))`.execute(
    db,
  );
}

async function openHouses(db: Kysely<unknown>): Promise<void> {
  await sql`INSERT INTO ledger_accounts (id, site_id, kind, unit)
    SELECT 'house:' || sites.id || ':' || purpose || CASE unit WHEN 'USDT' THEN ':usdt' ELSE '' END, sites.id, 'house', unit
    FROM sites, (VALUES ('payments', 'CNY'), ('payouts', 'CNY'), ('fees', 'CNY'), ('bonus', 'CNY'), ('rebates', 'CNY'),
      ('conversion', 'CNY'), ('venues', 'CNY'), ('parked', 'CNY'),
      ('payouts', 'USDT'), ('fees', 'USDT'), ('conversion', 'USDT')) AS opened (purpose, unit)`.execute(db);
}

async function chainPostings(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE ledger_chains (
    chain text PRIMARY KEY,
    length bigint NOT NULL,
    head bytea NOT NULL
  )`.execute(db);
  await sql`ALTER TABLE ledger_postings
    ADD COLUMN chain text, ADD COLUMN chain_place bigint, ADD COLUMN hash bytea`.execute(db);

  // JSON keeps the parts apart, whatever they contain.
  await sql`CREATE FUNCTION ledger_posting_hash(previous bytea, posting ledger_postings) RETURNS bytea
    LANGUAGE sql STABLE AS $$
      SELECT sha256(previous || convert_to(json_build_array(posting.chain, posting.id, posting.site_id,
        posting.transfer_id, posting.kind, posting.debit_account, posting.credit_account, posting.amount,
        posting.reference, posting.at)::text, 'UTF8'))
    $$`.execute(db);
  await sql`CREATE FUNCTION ledger_chained(posting ledger_postings) RETURNS ledger_postings LANGUAGE plpgsql AS $$
    DECLARE
      debit ledger_accounts;
      credit ledger_accounts;
    BEGIN
      SELECT * INTO debit FROM ledger_accounts WHERE id = posting.debit_account;
      SELECT * INTO credit FROM ledger_accounts WHERE id = posting.credit_account;
      IF debit.unit <> credit.unit THEN
        RAISE EXCEPTION 'a posting joins accounts of one unit';
      END IF;
      IF debit.site_id <> posting.site_id OR credit.site_id <> posting.site_id THEN
        RAISE EXCEPTION 'a posting stays in its site';
      END IF;
      IF debit.member_id <> credit.member_id THEN
        RAISE EXCEPTION 'a posting has one member at most';
      END IF;
      posting.chain := coalesce(debit.member_id, credit.member_id, 'house:' || posting.site_id);
      -- The update locks the chain, reads its head and moves it.
      LOOP
        UPDATE ledger_chains SET length = length + 1, head = ledger_posting_hash(head, posting)
          WHERE chain = posting.chain RETURNING length, head INTO posting.chain_place, posting.hash;
        EXIT WHEN FOUND;
        INSERT INTO ledger_chains VALUES (posting.chain, 0, '') ON CONFLICT DO NOTHING;
      END LOOP;
      RETURN posting;
    END $$`.execute(db);
  await sql`CREATE FUNCTION ledger_guard_chain() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF pg_trigger_depth() < 2 THEN
        RAISE EXCEPTION 'a chain grows by postings only';
      END IF;
      RETURN NEW;
    END $$`.execute(db);

  await sql`ALTER TABLE ledger_postings DISABLE TRIGGER ledger_postings_append_only`.execute(db);
  await sql`DO $$
    DECLARE
      posting ledger_postings;
    BEGIN
      FOR posting IN SELECT * FROM ledger_postings ORDER BY id LOOP
        posting := ledger_chained(posting);
        UPDATE ledger_postings SET chain = posting.chain, chain_place = posting.chain_place, hash = posting.hash
          WHERE id = posting.id;
      END LOOP;
    END $$`.execute(db);
  await sql`ALTER TABLE ledger_postings ENABLE TRIGGER ledger_postings_append_only`.execute(db);
  await sql`ALTER TABLE ledger_postings
    ALTER COLUMN chain SET NOT NULL, ALTER COLUMN chain_place SET NOT NULL, ALTER COLUMN hash SET NOT NULL,
    ADD CONSTRAINT ledger_postings_one_place UNIQUE (chain, chain_place)`.execute(db);

  await sql`CREATE FUNCTION ledger_chain_posting() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RETURN ledger_chained(NEW);
    END $$`.execute(db);
  await sql`CREATE TRIGGER ledger_postings_chain BEFORE INSERT ON ledger_postings
    FOR EACH ROW EXECUTE FUNCTION ledger_chain_posting()`.execute(db);
  await sql`CREATE TRIGGER ledger_chains_guard BEFORE INSERT OR UPDATE OR DELETE ON ledger_chains
    FOR EACH ROW EXECUTE FUNCTION ledger_guard_chain()`.execute(db);
  await sql`CREATE TRIGGER ledger_chains_no_truncate BEFORE TRUNCATE ON ledger_chains
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
}
