import type { parkedChoiceReasons } from '@lobby/api-client/contract/fd/deposit-order';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import { remainingDepositOf } from '@lobby/platform-protection/remaining';
import type { Transaction } from 'kysely';
import { depositBook } from '../orders/deposit-book.ts';
import type { DepositOrderRow } from '../orders/order-row.ts';

/**
 * Why what was paid for an order is not credited: it would pass the member's deposit limit, or the member is on a
 * time-out or excluded; undefined when it is.
 */
export async function whyNotCredited(
  trx: Transaction<Tables>,
  order: Pick<DepositOrderRow, 'id' | 'member_id'>,
  fen: bigint,
  now: number,
): Promise<(typeof parkedChoiceReasons)[number] | undefined> {
  const remaining = await remainingDepositOf(trx, order.member_id, depositBook, { now, but: order.id });
  if (remaining?.paused) return 'paused';
  return remaining !== undefined && fen > remaining.fen ? 'limit' : undefined;
}
