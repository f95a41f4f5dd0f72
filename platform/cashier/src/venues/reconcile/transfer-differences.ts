import { forEachConcurrently } from '@lobby/platform-kernel/time/for-each-concurrently';
import { withTimeout } from '@lobby/platform-kernel/time/with-timeout';
import { movedBy } from '@lobby/platform-ledger';
import type { VenueAnswer } from '../provider/venue.ts';
import { answerMs, type SagaDeps } from '../saga/process-due.ts';
import type { TransferRow } from '../saga/transfer-row.ts';
import { comparedMs } from './round-differences.ts';

/** A transfer that ended otherwise at its venue than in the books. */
export interface TransferDifference {
  readonly kind: 'transfer';
  readonly venue: string;
  readonly id: string;
  readonly memberId: string;
  readonly booked: TransferRow['state'];
  readonly reported: VenueAnswer['kind'];
}

/** Transfers that are asked for at one time. */
const atOnce = 8;
/** A venue that did not answer so often is asked for no more. */
const mostSilences = 3;

/**
 * Asks the venues what became of every transfer that ended in the last month. One that only its venue knows is seen by
 * the purse alone.
 */
export async function transferDifferences(deps: SagaDeps): Promise<TransferDifference[]> {
  const rows = await deps.db
    .selectFrom('venue_transfers')
    .selectAll()
    .where('finished_at', '>', BigInt(deps.clock.now() - comparedMs))
    .orderBy('id')
    .execute();
  const doubted = rows.filter(({ state, reported }) => state === 'done' && reported !== null);
  const moved = await movedBy(deps.db, doubted.map(ledgerIdOf));
  const found = new Map<TransferRow, TransferDifference>();
  const silences = new Map<string, number>();
  await forEachConcurrently(rows, atOnce, async row => {
    const { id, venue, member_id: memberId, state: booked } = row;
    if ((silences.get(venue) ?? 0) >= mostSilences) return;
    try {
      const said = await askAbout(deps, row);
      if (!said || agrees(row, moved.get(ledgerIdOf(row)) ?? row.amount, said)) return;
      found.set(row, { kind: 'transfer', venue, id, memberId, booked, reported: said.kind });
    } catch (error) {
      silences.set(venue, (silences.get(venue) ?? 0) + 1);
      deps.log.warn({ err: error, transfer: id }, 'a transfer could not be compared');
    }
  });
  return rows.flatMap(row => found.get(row) ?? []);
}

/** Undefined for a venue that there is no more. */
async function askAbout({ venues }: SagaDeps, { id, venue }: TransferRow): Promise<VenueAnswer | undefined> {
  const state = venues.get(venue)?.transferState(id);
  return state && withTimeout(state, answerMs, 'the venue');
}

/** What the ledger knows the movement of its money by. */
const ledgerIdOf = (row: TransferRow) => row.hold_id ?? row.id;

function agrees({ id, state }: TransferRow, amount: bigint, said: VenueAnswer): boolean {
  if (said.kind === 'done') return state === 'done' && said.id === id && said.amount === amount;
  return state === 'refused' && ['refused', 'dead', 'no-record'].includes(said.kind);
}
