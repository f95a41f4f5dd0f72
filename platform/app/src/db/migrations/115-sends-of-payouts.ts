import { type Kysely, sql } from 'kysely';

/**
 * How often a withdrawal was sent: the refusal of a second request says nothing of the first. Of those before it is told
 * by their approvals, each of which was sent once but for the one that still waits.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE payouts ADD COLUMN sends integer NOT NULL DEFAULT 0`.execute(db);
  await sql`UPDATE payouts SET sends = approved.times - (CASE WHEN payouts.state = 'approved' THEN 1 ELSE 0 END)
    FROM (SELECT payout_id, count(*)::integer AS times FROM payout_events WHERE state = 'approved' GROUP BY payout_id)
      AS approved
    WHERE approved.payout_id = payouts.id`.execute(db);
  await sql`ALTER TABLE reference_provider_payouts
    DROP CONSTRAINT reference_provider_payouts_state_check,
    ADD CONSTRAINT reference_provider_payouts_state_check
      CHECK (state IN ('planned', 'unlisted', 'paid', 'refused'))`.execute(db);
  await sql`ALTER TABLE venue_transfers
    DROP CONSTRAINT venue_transfers_finding_check,
    ADD CONSTRAINT venue_transfers_finding_check
      CHECK (finding IN ('', 'amount-differs', 'no-answer', 'cancel-refused'))`.execute(db);
}
