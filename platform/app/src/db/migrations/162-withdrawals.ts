import { type Kysely, sql } from 'kysely';

/** The tables of withdrawals are called what members, the wire and the code call them; nothing stored changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [before, after] of [
    ['payouts', 'withdrawals'],
    ['payout_accounts', 'withdrawal_accounts'],
    ['payout_events', 'withdrawal_events'],
    ['reference_provider_payouts', 'reference_provider_withdrawals'],
  ] as const)
    await sql`ALTER TABLE ${sql.table(before)} RENAME TO ${sql.table(after)}`.execute(db);
  await sql`ALTER TABLE withdrawal_events RENAME COLUMN payout_id TO withdrawal_id`.execute(db);
  await sql`ALTER SEQUENCE payout_events_id_seq RENAME TO withdrawal_events_id_seq`.execute(db);

  // A constraint takes its index along.
  await sql`DO $$
    DECLARE named record;
    BEGIN
      FOR named IN SELECT conname AS name, conrelid::regclass AS owner FROM pg_constraint
        WHERE conrelid IN ('withdrawals'::regclass, 'withdrawal_accounts'::regclass, 'withdrawal_events'::regclass,
          'reference_provider_withdrawals'::regclass) AND conname LIKE '%payout%'
      LOOP
        EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', named.owner, named.name,
          replace(named.name, 'payout', 'withdrawal'));
      END LOOP;
      FOR named IN SELECT index_class.relname AS name FROM pg_index
        JOIN pg_class index_class ON index_class.oid = indexrelid
        WHERE indrelid IN ('withdrawals'::regclass, 'withdrawal_accounts'::regclass, 'withdrawal_events'::regclass)
          AND index_class.relname LIKE '%payout%'
      LOOP
        EXECUTE format('ALTER INDEX %I RENAME TO %I', named.name, replace(named.name, 'payout', 'withdrawal'));
      END LOOP;
    END $$`.execute(db);

  await sql`ALTER TRIGGER payouts_guarded ON withdrawals RENAME TO withdrawals_guarded`.execute(db);
  await sql`ALTER FUNCTION payouts_guard() RENAME TO withdrawals_guard`.execute(db);
}
