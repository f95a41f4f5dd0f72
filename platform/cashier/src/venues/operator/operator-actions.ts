import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { complete, undo } from '../saga/money.ts';
import { lockTransfer, moveTo, type TransferRow, type Trx } from '../saga/transfer-row.ts';

/**
 * What an operator does with a transfer that is not clear: `ask` the venue again; `confirm`: it happened as it was asked
 * for; `confirm-reported`: with the amount the venue says; `undo`: it did not happen.
 */
export const operatorActions = ['ask', 'confirm', 'confirm-reported', 'undo'] as const;
export type OperatorAction = (typeof operatorActions)[number];

/** Which actions a transfer is open to. A venue can take no more of a hold than is in it. */
export function actionsFor(
  row: Pick<TransferRow, 'state' | 'direction' | 'amount' | 'reported'>,
): OperatorAction[] {
  if (row.state === 'unknown') return ['ask'];
  if (row.state !== 'parked') return [];
  const { reported } = row;
  const fits = reported !== null && reported > 0n && (row.direction === 'out' || reported < row.amount);
  return ['ask', 'confirm', ...(fits ? (['confirm-reported'] as const) : []), 'undo'];
}

export interface ActionRequest {
  readonly id: string;
  readonly action: OperatorAction;
  /** Plain text, kept with what happened. */
  readonly note: string;
}

/** Carries out an action once. @returns false when the transfer is not, or no longer, open to it. */
export function actOn(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  request: ActionRequest,
): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const row = await lockTransfer(trx, request.id);
    if (!row || !actionsFor(row).includes(request.action)) return false;
    await carryOut(trx, row, request, clock.now());
    return true;
  });
}

async function carryOut(
  trx: Trx,
  row: TransferRow,
  { action, note }: ActionRequest,
  at: number,
): Promise<void> {
  const shared = { source: 'operator', at, note } as const;
  switch (action) {
    case 'ask':
      return moveTo(trx, row, { ...shared, to: row.state, next: { step: 'ask', at } });
    case 'confirm':
      return complete(trx, row, { ...shared, amount: row.amount });
    case 'confirm-reported':
      return complete(trx, row, { ...shared, amount: row.reported ?? row.amount });
    case 'undo':
      return undo(trx, row, shared);
  }
}
