import { callVenue, type SagaDeps } from '../saga/process-due.ts';
import type { TransferRow } from '../saga/transfer-row.ts';
import type { MayTransferIn } from '../venue-deps.ts';
import { type AskedTransfer, startTransfer } from './start-transfer.ts';

export type TransferDeps = SagaDeps & { readonly mayTransferIn: MayTransferIn };

/**
 * Makes a transfer as far as the venue answers at once. The sweep continues what is left open.
 * @returns where it stands. @throws as `startTransfer` does.
 */
export async function makeTransfer(deps: TransferDeps, asked: AskedTransfer): Promise<TransferRow> {
  const { id, isNew } = await startTransfer(deps.db, asked, deps.mayTransferIn);
  if (isNew) await callVenue(deps, await read(deps, id), 'send');
  return read(deps, id);
}

function read({ db }: TransferDeps, id: string): Promise<TransferRow> {
  return db.selectFrom('venue_transfers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
