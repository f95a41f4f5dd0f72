import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';
import { openVenuePurse, venueAccount } from '../double-entry/accounts.ts';
import { repayDebt } from '../double-entry/debts.ts';
import { post } from '../double-entry/postings.ts';
import { accountsOfHold, leftOf, lockHold } from './holds.ts';
import type { Moved } from './movements.ts';

/**
 * Moves a hold to the purse at a venue after the venue has confirmed it; what it did not take is free again.
 * Repeating it does nothing.
 * @param taken `amount` in fen.
 * @throws Error when the hold was closed otherwise or holds less.
 */
export async function moveHoldToVenue(
  trx: Transaction<Tables>,
  holdId: string,
  { venue, amount, at }: { readonly venue: string; readonly amount: bigint; readonly at: number },
): Promise<Moved> {
  const hold = await lockHold(trx, holdId);
  if (hold.state === 'spent') return { repeated: true };
  if (hold.state !== 'held') throw new Error(`hold ${holdId} is ${hold.state} already`);
  const left = leftOf(hold);
  if (hold.unit !== 'CNY' || amount <= 0n || amount > left)
    throw new Error(`hold ${holdId} has no ${amount} fen for a venue`);
  await trx
    .updateTable('ledger_holds')
    .set({ state: 'spent', closed_at: BigInt(at) })
    .where('id', '=', holdId)
    .execute();
  const { site_id: siteId, member_id: memberId, reference } = hold;
  await openVenuePurse(trx, { siteId, memberId, code: venue });
  const { held, free } = accountsOfHold(hold);
  const shared = { siteId, transferId: holdId, reference, at };
  await post(trx, { ...shared, kind: 'to-venue', from: held, to: venueAccount(memberId, venue), amount });
  await post(trx, { ...shared, kind: 'void', from: held, to: free, amount: left - amount });
  await repayDebt(trx, { ...shared, memberId, credited: left - amount });
  return { repeated: false };
}
