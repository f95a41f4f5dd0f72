import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { notifyExpired } from './notify-expired.ts';
import { heldAfterMs, unpaidStates } from './order-row.ts';

/**
 * Ends the orders whose time is over and for which nothing has arrived; of one member, or of all. What was seen on a
 * chain has a day more to be confirmed: a transaction may be replaced or dropped, and its order would stay open, and
 * count against limits, for ever. One that is confirmed after that is credited all the same. A member who said that an
 * order was paid gets a letter; about one that nobody said was paid there is none.
 * @param db a transaction, or the database: then one of its own.
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
