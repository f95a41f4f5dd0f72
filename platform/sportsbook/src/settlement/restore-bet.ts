import type { Fen } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { reopenHold } from '@lobby/platform-ledger';
import type { Transaction } from 'kysely';
import type { StoredBet } from '../bets/bets.tables.ts';
import { addStep } from '../bets/steps.ts';

/**
 * Opens a settled bet again: the credit goes back to the fen, the stake is held again. The caller holds the lock of the
 * bet, and counts its turnover anew.
 * @returns what moved in the member's balance, fen: never positive.
 */
export async function restoreBet(trx: Transaction<Tables>, bet: StoredBet, now: number): Promise<Fen> {
  const amount = -(bet.risk + bet.net - bet.cashed_out);
  const version = await addStep(trx, bet.id, { kind: 'restored', at: now, amount, result: 'A' });
  const hold_id = await reopenHold(trx, bet.hold_id, { version, at: now });
  await trx
    .updateTable('sport_bets')
    .set({ hold_id, status: 'open', result: '', cancel_reason: '', net: 0n, settled_at: null })
    .where('id', '=', bet.id)
    .execute();
  return amount;
}
