import type { Transaction } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { depositRoom } from '../../protection/room.ts';
import type { OrderRow } from '../orders/order-row.ts';

/** Whether crediting an order would pass the member's deposit limit, or the member is on a time-out or excluded. */
export async function isOverLimit(
  trx: Transaction<Tables>,
  order: Pick<OrderRow, 'id' | 'member_id'>,
  fen: bigint,
  now: number,
): Promise<boolean> {
  const room = await depositRoom(trx, order.member_id, { now, but: order.id });
  return room !== undefined && fen > room.fen;
}
