import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Job } from '@lobby/platform-kernel/jobs/job';
import { doDue } from '@lobby/platform-kernel/jobs/run-job';
import { withTimeout } from '@lobby/platform-kernel/time/with-timeout';
import type { Venue, Venues } from '../provider/venue.ts';
import { type ClaimedTransfer, leaseMs, transferQueue, type Whose } from './claim.ts';
import { type Outcome, recordOutcome, type VenueCall } from './record-outcome.ts';
import type { TransferRow } from './transfer-row.ts';

/** A venue that has not answered by then counts as silent, ms; shorter than a lease. */
export const answerMs = 5_000;

export type SagaDeps = Pick<Platform, 'db' | 'clock' | 'log'> & { readonly venues: Venues };

/** Transfers of one venue that are in hand at one time. */
export const perVenue = 8;
/** When a step that failed on our side is made again, ms. */
const backOff = [1_000, 8_000, 60_000];

/** What is processed by itself: each venue, so that one that hangs holds up no other, and the rest. */
function queuesOf(venues: Venues): Whose[] {
  const codes = [...venues.keys()];
  return [...codes.map(venue => ({ venue })), { noneOf: codes }];
}

/** The steps of transfers that are due. Any number of servers may do them at once. */
export function transferJobs(deps: SagaDeps): Job<'venue_transfers'>[] {
  return queuesOf(deps.venues).map(whose => ({
    name: 'venue' in whose ? `transfers of ${whose.venue}` : 'transfers of venues that are gone',
    queue: transferQueue(whose),
    leaseMs,
    atOnce: perVenue,
    backOff,
    work: claimed => carryOn(deps, claimed),
  }));
}

/** Does every step of all transfers that is due now. */
export async function processDue(deps: SagaDeps): Promise<void> {
  await Promise.all(transferJobs(deps).map(job => doDue(deps, job)));
}

/** Asks the venue of a transfer, or cancels at it. */
async function carryOn(deps: SagaDeps, claimed: ClaimedTransfer): Promise<void> {
  const { next_step: call } = claimed.row;
  if (call) await callVenue(deps, claimed, call);
}

/** Calls the venue of a transfer outside any transaction and writes down what came of it. */
export async function callVenue(deps: SagaDeps, claimed: ClaimedTransfer, call: VenueCall): Promise<void> {
  const outcome = await outcomeOf(deps, claimed.row, call);
  await recordOutcome(deps, claimed, { call, outcome, at: deps.clock.now() });
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
