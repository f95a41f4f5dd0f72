import { defineItem, isRecord, jsonCodec } from '@lobby/api/storage';
import { pendingCashOutsName } from '../../money-in-flight.ts';
import type { StoredCashOut } from './cash-out-order.ts';

/**
 * The sales whose outcome is not known yet. Written before they are sent, read after a reload and by other tabs.
 * Personal: they go when the member logs out.
 */
export const pendingCashOutsItem = defineItem(pendingCashOutsName, jsonCodec(areCashOuts), {
  personal: true,
});

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
