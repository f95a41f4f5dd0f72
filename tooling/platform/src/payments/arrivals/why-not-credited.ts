import type { parkedChoiceReasons } from '@lobby/api-client/contract/payment';
import type { Transaction } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { depositRoom } from '../../protection/room.ts';
import type { OrderRow } from '../orders/order-row.ts';

/**
 * Why what was paid for an order is not credited: it would pass the member's deposit limit, or the member is on a
 * time-out or excluded; undefined when it is.
 */
export async function whyNotCredited(
  trx: Transaction<Tables>,
  order: Pick<OrderRow, 'id' | 'member_id'>,
  fen: bigint,
  now: number,
): Promise<(typeof parkedChoiceReasons)[number] | undefined> {
  const room = await depositRoom(trx, order.member_id, { now, but: order.id });
  if (room?.paused) return 'paused';
  return room !== undefined && fen > room.fen ? 'limit' : undefined;
}
