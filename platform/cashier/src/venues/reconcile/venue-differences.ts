import type { Tables } from '@lobby/platform-kernel/database/tables';
import { forEachConcurrently } from '@lobby/platform-kernel/time/for-each-concurrently';
import { type Kysely, sql } from 'kysely';
import type { SagaDeps } from '../saga/process-due.ts';
import { balanceAt } from '../transfers/recall-from-venues.ts';

/** A purse that the books and its venue do not agree on. */
export interface VenueDifference {
  readonly memberId: string;
  readonly venue: string;
  /** Fen by the ledger: transfers and the results that were recorded. */
  readonly booked: bigint;
  /** Fen by the venue; undefined: it does not answer. */
  readonly reported: bigint | undefined;
}

/** Purses that are compared at one time. */
const atOnce = 8;
/** A venue that did not report so many balances is asked for no more. */
const mostSilences = 3;

/**
 * Compares every purse at a venue with what the venue says, until it says nothing. Purses with a transfer that is not at
 * its end are left out: they differ until it is.
 */
export async function venueDifferences(deps: SagaDeps): Promise<VenueDifference[]> {
  const purses = await settledPurses(deps.db);
  const reported = new Map<(typeof purses)[number], bigint | undefined>();
  const silences = new Map<string, number>();
  await forEachConcurrently(purses, atOnce, async purse => {
    const { venue, memberId } = purse;
    const silent = silences.get(venue) ?? 0;
    const balance = silent < mostSilences ? await balanceAt(deps, venue, memberId) : undefined;
    if (balance === undefined) silences.set(venue, (silences.get(venue) ?? 0) + 1);
    reported.set(purse, balance);
  });
  return purses
    .filter(purse => reported.get(purse) !== purse.booked)
    .map(purse => ({ ...purse, reported: reported.get(purse) }));
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
