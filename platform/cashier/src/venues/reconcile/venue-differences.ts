import type { Tables } from '@lobby/platform-kernel/database/tables';
import { forEachConcurrently } from '@lobby/platform-kernel/time/for-each-concurrently';
import { type VenuePurse, venuePurses } from '@lobby/platform-ledger';
import type { Kysely } from 'kysely';
import type { SagaDeps } from '../saga/process-due.ts';
import { balanceAt } from '../transfers/recall-from-venues.ts';

/** A purse that the books and its venue do not agree on. */
export interface VenueDifference extends VenuePurse {
  /** Fen by the venue; undefined: it does not answer. */
  readonly reported: bigint | undefined;
}

/** Purses that are compared at one time. */
const atOnce = 8;
/** A venue that did not report so many balances is asked for no more. */
const mostSilences = 3;

/**
 * Compares every purse at a venue with what the venue says, until it says nothing. Purses with a transfer that is not at
 * its end are left out: they differ until it is. Stakes of rounds that last are at the venue still.
 */
export async function venueDifferences(deps: SagaDeps): Promise<VenueDifference[]> {
  const purses = await settledPurses(deps.db);
  const reported = new Map<(typeof purses)[number], bigint | undefined>();
  const silences = new Map<string, number>();
  await forEachConcurrently(purses, atOnce, async purse => {
    const { venue, memberId } = purse;
    const silent = silences.get(venue) ?? 0;
    const balance = silent < mostSilences ? await balanceAt(deps, venue, memberId, 'worth') : undefined;
    if (balance === undefined) silences.set(venue, (silences.get(venue) ?? 0) + 1);
    reported.set(purse, balance);
  });
  return purses
    .filter(purse => reported.get(purse) !== purse.booked)
    .map(purse => ({ ...purse, reported: reported.get(purse) }));
}

/** The open transfers are read first: one that ends meanwhile leaves its purse out, which no purse read later explains. */
async function settledPurses(db: Kysely<Tables>): Promise<VenuePurse[]> {
  const open = await db
    .selectFrom('venue_transfers')
    .select(['member_id', 'venue'])
    .where('finished_at', 'is', null)
    .execute();
  const moving = new Set(open.map(({ member_id, venue }) => `${member_id} ${venue}`));
  return (await venuePurses(db)).filter(({ memberId, venue }) => !moving.has(`${memberId} ${venue}`));
}
