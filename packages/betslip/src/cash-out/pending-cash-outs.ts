import { defineItem, isRecord, jsonCodec, readItem, removeItem, writeItem } from '@lobby/api-client/storage';
import { pendingCashOutsName } from '../money-in-flight.ts';
import type { StoredCashOut } from './cash-out-order.ts';

/**
 * The sales whose outcome is not known yet. Written before they are sent, read after a reload and by other tabs.
 * Personal: they go when the member logs out.
 */
export const pendingCashOutsItem = defineItem(pendingCashOutsName, jsonCodec(areCashOuts), {
  personal: true,
});

/** The stored sales of a member. */
export function cashOutsOf(userId: string): readonly StoredCashOut[] {
  return readItem(pendingCashOutsItem)?.filter(sale => sale.userId === userId) ?? [];
}

/** Stores a sale, in place of what is stored under its id. */
export function keepCashOut(sale: StoredCashOut): void {
  writeItem(pendingCashOutsItem, [...without(sale.operationId), sale]);
}

/** Stores when a sale will be decided, so that a reload knows at once what is being waited for. */
export function keepPromisedDecision(promised: StoredCashOut): void {
  const isStored = cashOutsOf(promised.userId).some(sale => sale.operationId === promised.operationId);
  if (isStored) keepCashOut(promised);
}

/** Removes a sale whose outcome is known from what is stored. */
export function forgetCashOut(operationId: string): void {
  const rest = without(operationId);
  if (rest.length > 0) writeItem(pendingCashOutsItem, rest);
  else removeItem(pendingCashOutsItem);
}

function without(operationId: string): StoredCashOut[] {
  return readItem(pendingCashOutsItem)?.filter(sale => sale.operationId !== operationId) ?? [];
}

const texts = ['operationId', 'userId', 'ticketId', 'price', 'policy', 'stateVersion'] as const;

function areCashOuts(value: unknown): value is readonly StoredCashOut[] {
  return Array.isArray(value) && value.length > 0 && value.every(isCashOut);
}

function isCashOut(value: unknown): boolean {
  return (
    isRecord(value) &&
    texts.every(name => typeof value[name] === 'string') &&
    typeof value.part === 'number' &&
    [value.confirmAt, value.since].every(time => time === undefined || typeof time === 'number')
  );
}
