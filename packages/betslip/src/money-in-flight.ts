import { defineItem, readItem, textCodec } from '@lobby/api/storage';

/** Where orders and sales are stored while their outcome is not known; personal. */
export const pendingOrdersName = 'pending-orders';
export const pendingCashOutsName = 'pending-cash-outs';

/**
 * Whether the outcome of an order or a sale is not known. Judges by whether something is stored, without reading it:
 * the site asks before anything of the slip is loaded.
 */
export function hasMoneyInFlight(): boolean {
  return [pendingOrdersName, pendingCashOutsName].some(
    name => readItem(defineItem(name, textCodec, { personal: true })) !== undefined,
  );
}
