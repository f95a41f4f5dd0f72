import { claimedRow } from '@lobby/platform-kernel/jobs/job';
import { type ClaimedTransfer, callersTerm, leaseMs, transferQueue } from '../saga/claim.ts';
import { callVenue, type SagaDeps } from '../saga/process-due.ts';
import type { TransferRow } from '../saga/transfer-row.ts';
import type { VenueNeeds } from '../venue-deps.ts';
import { type AskedTransfer, startTransfer } from './start-transfer.ts';

export type TransferDeps = SagaDeps & Pick<VenueNeeds, 'mayTransferIn' | 'mayTransferOut'>;

/**
 * Makes a transfer as far as the venue answers at once. The sweep continues what is left open.
 * @returns where it stands. @throws as `startTransfer` does.
 */
export async function makeTransfer(deps: TransferDeps, asked: AskedTransfer): Promise<TransferRow> {
  const { mayTransferIn, mayTransferOut } = deps;
  // Where nothing can be played, nothing is kept until it was.
  const isPlayed = deps.venues.get(asked.venue)?.games !== undefined;
  const may = { mayTransferIn, mayTransferOut: isPlayed ? mayTransferOut : undefined };
  const { id, isNew } = await startTransfer(deps.db, asked, may);
  if (isNew) await callVenue(deps, await callersClaim(deps, id), 'send');
  return read(deps, id);
}

/** The claim on a transfer that was written with it, for the caller. */
export async function callersClaim(deps: Pick<TransferDeps, 'db'>, id: string): Promise<ClaimedTransfer> {
  const row = { ...(await read(deps, id)), term: callersTerm };
  return claimedRow(deps, transferQueue(), { row, until: Number(row.created_at) + leaseMs });
}

function read({ db }: Pick<TransferDeps, 'db'>, id: string): Promise<TransferRow> {
  return db.selectFrom('venue_transfers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
