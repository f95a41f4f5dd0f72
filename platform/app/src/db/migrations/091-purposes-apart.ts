import { type Kysely, sql } from 'kysely';

/**
 * A code permits one of the changes of a payout account, and a reset of the withdrawal password is apart from a change.
 * Codes under way that permitted more than one of them end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DELETE FROM verifications WHERE purpose IN ('payout-account', 'withdrawal-password')`.execute(db);
  await sql`ALTER TABLE verifications
    DROP CONSTRAINT verifications_purpose_check,
    ADD CONSTRAINT verifications_purpose_check CHECK (purpose IN ('reset-phone', 'reset-email', 'new-device',
      'bind-phone', 'bind-email', 'change-phone', 'change-email', 'change-password', 'add-passkey', 'remove-passkey',
      'add-payout-account', 'remove-payout-account', 'default-payout-account', 'withdrawal-password',
      'reset-withdrawal-password', 'withdrawal'))`.execute(db);
}
