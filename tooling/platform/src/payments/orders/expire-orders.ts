import type { Kysely } from 'kysely';
import type { Tables } from '../../kernel/tables.ts';
import { heldAfterMs, unpaidStates } from './order-row.ts';

/**
 * Ends the orders whose time is over and for which nothing has arrived; of one member, or of all. What was seen on a
 * chain has a day more to be confirmed: a transaction may be replaced or dropped, and its order would stay open, and
 * count against limits, for ever. One that is confirmed after that is credited all the same.
 */
export async function expireOrders(db: Kysely<Tables>, now: number, memberId?: string): Promise<void> {
  await db
    .updateTable('deposit_orders')
    .set(({ ref }) => ({ state: 'expired', ended_at: ref('expires_at') }))
    .where('state', 'in', [...unpaidStates, 'detected'])
    .where('expires_at', '<=', BigInt(now))
    .where(({ eb, or }) =>
      or([eb('state', '<>', 'detected'), eb('expires_at', '<=', BigInt(now - heldAfterMs))]),
    )
    .$if(memberId !== undefined, query => query.where('member_id', '=', memberId ?? ''))
    .execute();
}
