import type { Tables } from '@lobby/platform-kernel/database/tables';
import { forEachConcurrently } from '@lobby/platform-kernel/time/for-each-concurrently';
import type { Kysely, Transaction } from 'kysely';
import { heldAfterMs, unpaidStates } from '../order-row.ts';
import { moveOrder } from '../order-states.ts';
import { notifyExpired } from './notify-expired.ts';

/**
 * Ends the orders whose time is over and for which nothing has arrived (docs/designs.md#deposit-orders-that-expire),
 * each in a transaction of its own: one that fails holds up no other. @throws its error in the end.
 */
export async function expireOrders(db: Kysely<Tables>, now: number): Promise<void> {
  const due = await dueOrders(db, now).execute();
  await forEachConcurrently(due, 1, ({ id }) =>
    db.transaction().execute(async trx => expire(trx, dueOrders(trx, now).where('id', '=', id), now)),
  );
}

/** The same for the orders of one member, in a transaction of the caller. */
export function expireOrdersOf(trx: Transaction<Tables>, memberId: string, now: number): Promise<void> {
  return expire(trx, dueOrders(trx, now).where('member_id', '=', memberId), now);
}

function dueOrders(db: Kysely<Tables>, now: number) {
  return db
    .selectFrom('deposit_orders')
    .select(['id', 'site_id', 'member_id', 'pay_amount', 'state', 'expires_at'])
    .where('state', 'in', [...unpaidStates, 'detected'])
    .where('expires_at', '<=', BigInt(now))
    .where(({ eb, or }) =>
      or([eb('state', '<>', 'detected'), eb('expires_at', '<=', BigInt(now - heldAfterMs))]),
    );
}

async function expire(
  trx: Transaction<Tables>,
  due: ReturnType<typeof dueOrders>,
  now: number,
): Promise<void> {
  for (const order of await due.forUpdate().execute()) {
    const set = { ended_at: order.expires_at };
    await moveOrder(trx, order.id, { to: 'expired', source: 'rules', at: now, set });
    if (order.state === 'claimed') await notifyExpired(trx, order, now);
  }
}
