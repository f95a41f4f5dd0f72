import type { Kysely } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { creditParked } from './settle-parked.ts';

const mostAtOnce = 50;

/** Credits what was parked for a limit and has room by now, where its member wants that; the oldest first. */
export async function creditWished(db: Kysely<Tables>, now: number): Promise<void> {
  const wished = await db
    .selectFrom('deposit_orders')
    .innerJoin('payments', 'payments.order_id', 'deposit_orders.id')
    .select(['payments.id', 'deposit_orders.id as orderId'])
    .where('deposit_orders.state', '=', 'parked')
    .where('parked_wish', '=', 'credit')
    .where('payments.state', '=', 'parked')
    .where('payments.reason', '=', 'limit')
    .orderBy('deposit_orders.ended_at')
    .limit(mostAtOnce)
    .execute();
  for (const { id, orderId } of wished) await creditParked(db, { id, orderId, now, isWished: true });
}
