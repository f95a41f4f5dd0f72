import type { Tables } from '@lobby/platform-kernel/database/tables';
import {
  moveTo,
  type StateChange,
  type StateMachine,
} from '@lobby/platform-kernel/state-machine/state-machine';
import type { SelectQueryBuilder, Transaction } from 'kysely';

export type OrderChange = StateChange<'deposit_orders', 'deposit_order_events'>;

/** Money that arrives counts for an order in whatever state it is, as long as it is not credited. */
const arrives = { parked: ['provider'], credited: ['provider', 'operator'] } as const;

/** The way of an order: from where its member pays to the money that is credited, or to an end without any. */
export const orderStates: StateMachine<'deposit_orders', 'deposit_order_events'> = {
  table: 'deposit_orders',
  events: 'deposit_order_events',
  owner: 'order_id',
  // Of money that came without an order, and of parked money for one that is credited already.
  begins: { waiting: ['member'], detected: ['provider'], parked: ['operator', 'rules'] },
  transitions: {
    waiting: {
      ...arrives,
      claimed: ['member'],
      detected: ['provider'],
      expired: ['rules'],
      closed: ['member', 'rules'],
    },
    claimed: { ...arrives, detected: ['provider'], expired: ['rules'], closed: ['member', 'rules'] },
    detected: { ...arrives, expired: ['rules'] },
    paid: { ...arrives, detected: ['provider'] },
    expired: { ...arrives, detected: ['provider'] },
    closed: { ...arrives, detected: ['provider'] },
    // By the rules: its member chose so, and the limit allows it by now.
    parked: { credited: ['provider', 'operator', 'rules'], returned: ['operator'], closed: ['operator'] },
    returned: { ...arrives },
    credited: {},
  },
};

/** Brings an order into a state and writes it down; it is locked. */
export async function moveOrder(trx: Transaction<Tables>, id: string, change: OrderChange): Promise<void> {
  await moveTo(trx, orderStates, id, change);
}

/** The same for every order that is found. */
export async function moveOrders<Found>(
  trx: Transaction<Tables>,
  orders: SelectQueryBuilder<Tables, 'deposit_orders', Found>,
  change: OrderChange,
): Promise<void> {
  for (const { id } of await orders.clearSelect().select('id').forUpdate().execute())
    await moveOrder(trx, id, change);
}

/** The end of an order of which nobody was shown where to pay: nothing can arrive for it. */
export function closedUnseen(now: number): OrderChange {
  const set = { ended_at: BigInt(now), ask_at: null };
  return { to: 'closed', source: 'rules', at: now, note: 'never shown', set };
}
