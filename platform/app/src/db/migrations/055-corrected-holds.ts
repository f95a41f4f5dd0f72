import { type Kysely, sql } from 'kysely';

/**
 * A closed hold may come to another amount: what it came to since is a row of its own, as final as a posting. What a
 * member had to give back and did not have any more is an account, zero or less.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE ledger_accounts
    DROP CONSTRAINT ledger_accounts_kind_check,
    DROP CONSTRAINT ledger_accounts_balance_check,
    ADD CONSTRAINT ledger_accounts_kind_check CHECK (kind IN ('available', 'held', 'owed', 'house')),
    ADD CONSTRAINT ledger_accounts_balance_check
      CHECK (CASE WHEN kind = 'owed' THEN balance <= 0 ELSE balance >= 0 END)`.execute(db);
  await sql`INSERT INTO ledger_accounts (id, site_id, member_id, kind)
    SELECT 'member:' || member_id || ':owed', site_id, member_id, 'owed'
    FROM ledger_accounts WHERE kind = 'available'`.execute(db);
  await sql`CREATE TABLE ledger_corrections (
    hold_id text NOT NULL REFERENCES ledger_holds (id),
    version integer NOT NULL,
    payout bigint CHECK (payout >= 0),
    next_hold text UNIQUE REFERENCES ledger_holds (id),
    at bigint NOT NULL,
    PRIMARY KEY (hold_id, version),
    CHECK ((payout IS NULL) = (next_hold IS NOT NULL))
  )`.execute(db);
  await sql`CREATE TRIGGER ledger_corrections_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_corrections
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
}
