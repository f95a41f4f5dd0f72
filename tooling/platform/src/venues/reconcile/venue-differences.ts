import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import type { SagaDeps } from '../saga/carry-on.ts';
import { balanceAt } from '../transfers/bring-home.ts';

/** A purse that the books and its venue do not agree on. */
export interface VenueDifference {
  readonly memberId: string;
  readonly venue: string;
  /** Fen by the ledger: transfers and the results that were recorded. */
  readonly booked: bigint;
  /** Fen by the venue; undefined: it does not answer. */
  readonly told: bigint | undefined;
}

/**
 * Compares every purse at a venue with what the venue says. Purses with a transfer that is not at its end are left out:
 * they differ until it is.
 */
export async function venueDifferences(deps: SagaDeps): Promise<VenueDifference[]> {
  const differences: VenueDifference[] = [];
  for (const { memberId, venue, booked } of await settledPurses(deps.db)) {
    const told = await balanceAt(deps, venue, memberId);
    if (told !== booked) differences.push({ memberId, venue, booked, told });
  }
  return differences;
}

async function settledPurses(db: Kysely<Tables>) {
  const { rows } = await sql<{ memberId: string; venue: string; booked: bigint }>`
    SELECT member_id AS "memberId", split_part(id, ':', 4) AS venue, balance AS booked
    FROM ledger_accounts account
    WHERE kind = 'venue' AND NOT EXISTS (SELECT FROM venue_transfers transfer
      WHERE transfer.member_id = account.member_id AND venue = split_part(account.id, ':', 4) AND finished_at IS NULL)
    ORDER BY id`.execute(db);
  return rows;
}
