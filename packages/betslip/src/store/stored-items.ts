import { defineItem, jsonCodec, wordCodec } from '@lobby/api-client/storage';
import type { StoredOrder } from './order.ts';

/** What the member lets the house do when a price moves. */
export const oddsPolicyItem = defineItem('odds-policy', wordCodec(['better', 'all', 'never']));

/**
 * The order whose outcome is not known yet. Written before it is sent, read after a reload and by other tabs.
 * Personal: it goes when the member logs out.
 */
export const pendingOrderItem = defineItem('pending-order', jsonCodec(isOrder), { personal: true });

const texts = ['operationId', 'userId', 'line', 'strong', 'stake', 'policy', 'risk', 'win'] as const;

function isOrder(value: unknown): value is StoredOrder {
  if (!isRecord(value) || !texts.every(name => typeof value[name] === 'string')) return false;
  const { price, selection, promised } = value;
  return (
    (promised === undefined || isPromised(promised)) &&
    isRecord(price) &&
    typeof price.odds === 'string' &&
    isRecord(selection) &&
    ['key', 'gid', 'gide', 'wtype', 'rtype', 'teamH', 'teamC'].every(
      name => typeof selection[name] === 'string',
    ) &&
    isRecord(selection.agreed)
  );
}

function isPromised(value: unknown): boolean {
  return isRecord(value) && typeof value.ticketId === 'string' && typeof value.confirmAt === 'number';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
