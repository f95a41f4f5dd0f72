import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Transaction } from 'kysely';
import { notifyExpired } from './notify-expired.ts';
import { heldAfterMs, unpaidStates } from './order-row.ts';

/**
 * Ends the orders whose time is over and for which nothing has arrived, of one member or of all
 * (docs/designs.md#deposit-orders-that-expire).
 * @param db a transaction, or the database, in which it opens one of its own.
 */
export async function expireOrders(db: Kysely<Tables>, now: number, memberId?: string): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute(trx => expireOrders(trx, now, memberId));
  const ended = await endDue(db, now, memberId);
  for (const order of ended) {
    // Safe: it says that it is one.
    if (order.was === 'claimed') await notifyExpired(db as Transaction<Tables>, order, now);
  }
}

/** What ended, with the state that each had before. */
function endDue(db: Kysely<Tables>, now: number, memberId: string | undefined) {
  return db
    .with('due', from =>
      from
        .selectFrom('deposit_orders')
        .select(['id as due_id', 'state as was'])
        .where('state', 'in', [...unpaidStates, 'detected'])
        .where('expires_at', '<=', BigInt(now))
        .where(({ eb, or }) =>
          or([eb('state', '<>', 'detected'), eb('expires_at', '<=', BigInt(now - heldAfterMs))]),
        )
        .$if(memberId !== undefined, query => query.where('member_id', '=', memberId ?? ''))
        .forUpdate(),
    )
    .updateTable('deposit_orders')
    .from('due')
    .set(({ ref }) => ({ state: 'expired', ended_at: ref('expires_at') }))
    .whereRef('id', '=', 'due_id')
    .returning(['id', 'site_id', 'member_id', 'pay_amount', 'was'])
    .execute();
}
