import type { Fen } from '@lobby/money';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { reopenHold } from '@lobby/platform-ledger';
import type { Transaction } from 'kysely';
import type { StoredBet } from '../bets/bets.tables.ts';
import { addStep, type NewStep } from '../bets/steps.ts';

/**
 * Opens a settled bet again: the credit goes back to the fen, the stake is held again. The caller holds the lock of the
 * bet, and counts its turnover anew.
 * @returns the number of its step.
 */
export async function restoreBet(
  trx: Transaction<Tables>,
  bet: StoredBet,
  {
    amount,
    at,
    reason,
    scoreBefore,
  }: Pick<NewStep, 'at' | 'reason' | 'scoreBefore'> & { readonly amount: Fen },
): Promise<number> {
  const step = { kind: 'restored', at, amount, result: 'A', reason, scoreBefore } as const;
  const version = await addStep(trx, bet.id, step);
  const hold_id = await reopenHold(trx, bet.hold_id, { version, at });
  await trx
    .updateTable('sport_bets')
    .set({ hold_id, status: 'open', result: '', cancel_reason: '', net: 0n, settled_at: null })
    .where('id', '=', bet.id)
    .execute();
  return version;
}
