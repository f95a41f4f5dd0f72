import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely, Selectable } from 'kysely';
import type { DepositState } from '../deposits.tables.ts';

export type DepositOrderRow = Selectable<Tables['deposit_orders']>;

/** The states in which an order waits for money; one order of a member and method may be in them. */
export const openStates = ['waiting', 'claimed', 'detected', 'paid'] as const satisfies DepositState[];
/** Those in which nothing has arrived: it can be closed, and expires. */
export const unpaidStates = ['waiting', 'claimed'] as const satisfies DepositState[];

/** How long after the end of an order its amount and remark are not given to another one. */
export const heldAfterMs = 24 * 3_600_000;

/** The largest difference of a provider's clock: a payment may seem older than its order by as much. */
export const clockSkewMs = 5 * 60_000;

/** An order of this member; undefined for any other. */
export function findDepositOrder(db: Kysely<Tables>, memberId: string, orderId: string) {
  return db
    .selectFrom('deposit_orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}
