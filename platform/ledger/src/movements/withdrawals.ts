import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import { repayDebt } from '../double-entry/debts.ts';
import { post } from '../double-entry/postings.ts';
import { accountsOfHold, leftOf, lockHold } from './holds.ts';
import type { Moved } from './movements.ts';

type Trx = Transaction<Tables>;

/**
 * Spends a hold: the withdrawal was paid out, less its fee. Repeating it with the same fee does nothing.
 * @param payout `fee` in the unit of the hold, at most its amount.
 * @throws Error when it was closed otherwise.
 */
export async function spendHold(
  trx: Trx,
  holdId: string,
  { fee = 0n, at }: { readonly fee?: bigint; readonly at: number },
): Promise<Moved> {
  const hold = await lockHold(trx, holdId);
  if (hold.state === 'spent' && hold.fee === fee) return { repeated: true };
  if (hold.state !== 'held') throw new Error(`hold ${holdId} is ${hold.state} already`);
  const left = leftOf(hold);
  if (fee < 0n || fee > left) throw new Error(`hold ${holdId} has no ${fee} for a fee`);

  await trx
    .updateTable('ledger_holds')
    .set({ state: 'spent', fee, closed_at: BigInt(at) })
    .where('id', '=', holdId)
    .execute();
  const { held, withdrawals, fees } = accountsOfHold(hold);
  const shared = { siteId: hold.site_id, transferId: holdId, reference: hold.reference, at };
  await post(trx, { ...shared, kind: 'payout', from: held, to: withdrawals, amount: left - fee });
  await post(trx, { ...shared, kind: 'payout-fee', from: held, to: fees, amount: fee });
  return { repeated: false };
}

/**
 * Gives a member a withdrawal back that had been paid, with its fee. Repeating it does nothing; the hold stays spent.
 * @throws Error when it is not spent.
 */
export async function returnWithdrawal(
  trx: Trx,
  holdId: string,
  { at }: { readonly at: number },
): Promise<Moved> {
  const hold = await lockHold(trx, holdId);
  if (hold.state !== 'spent') throw new Error(`hold ${holdId} is ${hold.state}, not spent`);
  const returned = await trx
    .selectFrom('ledger_postings')
    .select('id')
    .where('transfer_id', '=', holdId)
    .where('kind', 'in', ['payout-return', 'payout-fee-return'])
    .executeTakeFirst();
  if (returned) return { repeated: true };

  const { free, withdrawals, fees } = accountsOfHold(hold);
  const shared = { siteId: hold.site_id, transferId: holdId, reference: hold.reference, at };
  const [left, { fee, unit, member_id: memberId }] = [leftOf(hold), hold];
  await post(trx, { ...shared, kind: 'payout-return', from: withdrawals, to: free, amount: left - fee });
  await post(trx, { ...shared, kind: 'payout-fee-return', from: fees, to: free, amount: fee });
  if (unit === 'CNY') await repayDebt(trx, { ...shared, memberId, credited: left });
  return { repeated: false };
}
