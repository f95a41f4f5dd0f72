import { readItem, removeItem, writeItem } from '@lobby/api-client/storage';
import type { Order, PromisedDecision, StoredOrder } from '../store/order.ts';
import { pendingOrdersItem } from '../store/stored-items.ts';

/**
 * The orders whose outcome is not known: stored for a reload and for other tabs, and remembered here, because the end of
 * a session takes what is stored with it.
 */
export interface PendingOrders {
  /** Stores orders before they are sent. */
  add(orders: readonly Order[]): void;
  /** The stored orders of a member, without those whose outcome is known here. */
  find(userId: string): readonly StoredOrder[];
  /** Orders of another tab or of an earlier page that are followed here from now on. */
  follow(orders: readonly StoredOrder[]): void;
  /** Stores when an order will be decided, so that a reload knows at once what is being waited for. */
  promise(order: Order, promised: PromisedDecision): void;
  /** Removes orders whose outcome is known, or that were given up. */
  forget(operationIds: readonly string[]): void;
  /** Stores the orders of a member again, who has logged in after the session ended. */
  storeAgain(userId: string): void;
}

export function createPendingOrders(): PendingOrders {
  const remembered = new Map<string, StoredOrder>();
  const ended = new Set<string>();
  const remember = (order: StoredOrder) => void remembered.set(order.operationId, order);

  return {
    add(orders) {
      orders.forEach(remember);
      writeItem(pendingOrdersItem, orders);
    },
    find: userId => stored().filter(order => order.userId === userId && !ended.has(order.operationId)),
    follow: orders => orders.forEach(remember),
    promise(order, { ticketId, confirmAt, since }) {
      const { operationId } = order;
      const promised = { ...order, promised: { ticketId, confirmAt, since } };
      remember(promised);
      if (stored().some(other => other.operationId === operationId)) {
        store(stored().map(other => (other.operationId === operationId ? promised : other)));
      }
    },
    forget(operationIds) {
      for (const id of operationIds) {
        remembered.delete(id);
        ended.add(id);
      }
      const rest = stored().filter(({ operationId }) => !ended.has(operationId));
      if (rest.length < stored().length) store(rest);
    },
    storeAgain(userId) {
      const known = new Set(stored().map(({ operationId }) => operationId));
      const lost = [...remembered.values()].filter(
        order => order.userId === userId && !known.has(order.operationId),
      );
      if (lost.length > 0) store([...stored(), ...lost]);
    },
  };
}

function stored(): readonly StoredOrder[] {
  return readItem(pendingOrdersItem) ?? [];
}

function store(orders: readonly StoredOrder[]): void {
  if (orders.length === 0) removeItem(pendingOrdersItem);
  else writeItem(pendingOrdersItem, orders);
}
