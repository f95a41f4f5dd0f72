import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Transaction } from 'kysely';

/** How long withdrawals are held after a change of what proves a member. */
export const withdrawalHoldMs = 24 * 3_600_000;

/** The value of `withdrawals_held_until` after a change at `now`, ms. */
export function heldFrom(now: number): bigint {
  return BigInt(now + withdrawalHoldMs);
}

/** Holds the withdrawals of a member after a change at `now`, ms. */
export async function holdWithdrawals(
  trx: Transaction<Tables>,
  memberId: string,
  now: number,
): Promise<void> {
  await trx
    .updateTable('members')
    .set({ withdrawals_held_until: heldFrom(now) })
    .where('id', '=', memberId)
    .execute();
}
