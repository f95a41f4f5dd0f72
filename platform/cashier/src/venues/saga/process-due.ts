import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { forEachConcurrently } from '@lobby/platform-kernel/time/for-each-concurrently';
import { withTimeout } from '@lobby/platform-kernel/time/with-timeout';
import type { Venue, Venues } from '../provider/venue.ts';
import { claimDue, type Queue } from './claim.ts';
import { type Outcome, recordOutcome, type VenueCall } from './record-outcome.ts';
import type { TransferRow } from './transfer-row.ts';

/** A venue that has not answered by then counts as silent, ms; shorter than a lease. */
export const answerMs = 5_000;

export type SagaDeps = Pick<Platform, 'db' | 'clock' | 'log'> & { readonly venues: Venues };

/** Transfers of one venue that are in hand at one time. */
export const perVenue = 8;

/** What is processed by itself: each venue, so that one that hangs holds up no other, and the rest. */
export function queuesOf(venues: Venues): Queue[] {
  const codes = [...venues.keys()];
  return [...codes.map(venue => ({ venue })), { noneOf: codes }];
}

/** Does every step of all transfers that is due now. Any number of servers may do so at once. */
export async function processDue(deps: SagaDeps): Promise<void> {
  const queues = queuesOf(deps.venues);
  await forEachConcurrently(queues, queues.length, queue => processQueue(deps, queue));
}

/** Does every step of the transfers of a queue that is due now, several at a time. */
export async function processQueue(deps: SagaDeps, queue: Queue): Promise<void> {
  for (;;) {
    const claimed = await claimDue(deps.db, queue, { now: deps.clock.now(), most: perVenue });
    if (claimed.length === 0) return;
    await forEachConcurrently(claimed, perVenue, ({ row, call }) => callVenue(deps, row, call));
  }
}

/** Calls the venue of a transfer outside any transaction and writes down what came of it. */
export async function callVenue(deps: SagaDeps, row: TransferRow, call: VenueCall): Promise<void> {
  const outcome = await outcomeOf(deps, row, call);
  await recordOutcome(deps, row.id, { call, outcome, at: deps.clock.now() });
}

async function outcomeOf({ venues, log }: SagaDeps, row: TransferRow, call: VenueCall): Promise<Outcome> {
  try {
    const venue = venues.get(row.venue);
    if (!venue) throw new Error(`there is no venue ${row.venue}`);
    return await withTimeout(answerOf(venue, row, call), answerMs, 'the venue');
  } catch (error) {
    log.warn({ err: error, transfer: row.id, call }, 'the outcome of a transfer is unknown');
    return { kind: 'unanswered' };
  }
}

async function answerOf(venue: Venue, row: TransferRow, call: VenueCall): Promise<Outcome> {
  const { id, member_id: player, amount, direction } = row;
  if (call === 'ask') return venue.transferState(id);
  if (call === 'cancel') return venue.cancelTransfer(id);
  if (direction === 'out') return venue.withdraw({ id, player, amount });
  await venue.register(player);
  return venue.deposit({ id, player, amount });
}
