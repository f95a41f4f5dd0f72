import { type Kysely, sql } from 'kysely';

/**
 * What was asked under an operation id, and the answer, are as final as the postings: a row gets its outcome once, in
 * the transaction that makes it, and is neither changed nor removed afterwards.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE FUNCTION ledger_guard_operation() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND OLD.outcome IS NULL AND NEW.outcome IS NOT NULL
        AND to_jsonb(NEW) - 'outcome' = to_jsonb(OLD) - 'outcome' THEN
        RETURN NEW;
      END IF;
      RAISE EXCEPTION 'operations is append-only';
    END $$`.execute(db);
  await sql`CREATE TRIGGER operations_append_only BEFORE UPDATE OR DELETE ON operations
    FOR EACH ROW EXECUTE FUNCTION ledger_guard_operation()`.execute(db);
  await sql`CREATE TRIGGER operations_no_truncate BEFORE TRUNCATE ON operations
    FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`.execute(db);
}
