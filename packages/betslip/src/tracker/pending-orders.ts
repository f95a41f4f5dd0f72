import { readItem, removeItem, writeItem } from '@lobby/api-client/storage';
import type { Order, Promised } from '../store/order.ts';
import { pendingOrdersItem } from '../store/stored-items.ts';

/** Stores when an order will be decided, so that a reload knows at once what is being waited for. */
export function promise({ operationId }: Order, { ticketId, confirmAt }: Promised): void {
  const stored = readItem(pendingOrdersItem);
  if (!stored?.some(order => order.operationId === operationId)) return;
  writeItem(
    pendingOrdersItem,
    stored.map(order =>
      order.operationId === operationId ? { ...order, promised: { ticketId, confirmAt } } : order,
    ),
  );
}

/** Removes orders whose outcome is known from what is stored. */
export function forget(operationIds: readonly string[]): void {
  const stored = readItem(pendingOrdersItem);
  const rest = stored?.filter(({ operationId }) => !operationIds.includes(operationId));
  if (!stored || !rest || rest.length === stored.length) return;
  if (rest.length === 0) removeItem(pendingOrdersItem);
  else writeItem(pendingOrdersItem, rest);
}
