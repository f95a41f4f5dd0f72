import { moveFromVenue, moveHoldToVenue, transferReference, voidHold } from '@lobby/platform-ledger';
import { moveTo, type Step, type TransferRow, type Trx } from './transfer-row.ts';

/** Who ended a transfer, and what they wrote. */
export type Ending = Pick<Step, 'source' | 'at' | 'note' | 'change'>;

/** It happened, with so many fen: the money is where it was sent. */
export async function complete(
  trx: Trx,
  row: TransferRow,
  { amount, ...ending }: Ending & { readonly amount: bigint },
): Promise<void> {
  const { id, site_id: siteId, member_id: memberId, venue, hold_id: holdId } = row;
  const { at } = ending;
  if (holdId !== null) await moveHoldToVenue(trx, holdId, { venue, amount, at });
  else {
    const reference = transferReference(id);
    await moveFromVenue(trx, { siteId, memberId, venue, transferId: id, amount, reference, at });
  }
  await moveTo(trx, row, { ...ending, to: 'done' });
}

/** It did not happen and never will: what was held is free again; out of a venue nothing had moved. */
export async function undo(trx: Trx, row: TransferRow, ending: Ending): Promise<void> {
  if (row.hold_id !== null) await voidHold(trx, row.hold_id, { at: ending.at });
  await moveTo(trx, row, { ...ending, to: 'refused' });
}
