import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Transaction } from 'kysely';
import { notifyExpired } from './notify-expired.ts';
import { heldAfterMs, unpaidStates } from './order-row.ts';
import { moveOrder } from './order-states.ts';

/**
 * Ends the orders whose time is over and for which nothing has arrived, of one member or of all
 * (docs/designs.md#deposit-orders-that-expire).
 * @param db a transaction, or the database, in which it opens one of its own.
 */
export async function expireOrders(db: Kysely<Tables>, now: number, memberId?: string): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute(trx => expireOrders(trx, now, memberId));
  // Safe: it says that it is one.
  const trx = db as Transaction<Tables>;
  for (const order of await dueOrders(trx, now, memberId)) {
    const set = { ended_at: order.expires_at };
    await moveOrder(trx, order.id, { to: 'expired', source: 'rules', at: now, set });
    if (order.state === 'claimed') await notifyExpired(trx, order, now);
  }
}

function dueOrders(trx: Transaction<Tables>, now: number, memberId: string | undefined) {
  return trx
    .selectFrom('deposit_orders')
    .select(['id', 'site_id', 'member_id', 'pay_amount', 'state', 'expires_at'])
    .where('state', 'in', [...unpaidStates, 'detected'])
    .where('expires_at', '<=', BigInt(now))
    .where(({ eb, or }) =>
      or([eb('state', '<>', 'detected'), eb('expires_at', '<=', BigInt(now - heldAfterMs))]),
    )
    .$if(memberId !== undefined, query => query.where('member_id', '=', memberId ?? ''))
    .forUpdate()
    .execute();
}
