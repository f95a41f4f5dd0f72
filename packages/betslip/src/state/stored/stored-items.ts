import { defineItem, isRecord, jsonCodec, wordCodec } from '@lobby/api/storage';
import { pendingOrdersName } from '../../money-in-flight.ts';
import type { StoredOrder } from '../order.ts';

/** What the member lets the house do when a price moves. */
export const oddsPolicyItem = defineItem('odds-policy', wordCodec(['better', 'all', 'never']));

/** Whether open bets show what their picks cost now. */
export const livePricesItem = defineItem('open-bet-prices', wordCodec(['on', 'off']));

/**
 * The orders whose outcome is not known yet. Written before they are sent, read after a reload and by other tabs.
 * Personal: they go when the member logs out.
 */
export const pendingOrdersItem = defineItem(pendingOrdersName, jsonCodec(areOrders), { personal: true });

const texts = ['operationId', 'userId', 'stake', 'policy', 'risk', 'win'] as const;

function areOrders(value: unknown): value is readonly StoredOrder[] {
  return Array.isArray(value) && value.length > 0 && value.every(isOrder);
}

function isOrder(value: unknown): value is StoredOrder {
  if (!isRecord(value) || !texts.every(name => typeof value[name] === 'string')) return false;
  const { legs, sizes, promised } = value;
  return (
    (promised === undefined || isPromised(promised)) &&
    Array.isArray(legs) &&
    legs.length > 0 &&
    legs.every(isLeg) &&
    Array.isArray(sizes) &&
    sizes.every(size => typeof size === 'number')
  );
}

function isLeg(value: unknown): boolean {
  if (!isRecord(value) || typeof value.line !== 'string' || typeof value.strong !== 'string') return false;
  const { price, selection } = value;
  return isRecord(price) && typeof price.odds === 'string' && isSelection(selection);
}

/** Whether a stored value has what a selection needs to be shown and bet on. */
export function isSelection(value: unknown): boolean {
  return (
    isRecord(value) &&
    ['key', 'gid', 'gide', 'wtype', 'rtype', 'teamH', 'teamC'].every(
      name => typeof value[name] === 'string',
    ) &&
    (value.gidm === undefined || typeof value.gidm === 'string') &&
    typeof value.kickoff === 'number' &&
    isAgreed(value.agreed)
  );
}

function isAgreed(value: unknown): boolean {
  if (!isRecord(value) || typeof value.line !== 'string' || !isRecord(value.price)) return false;
  const { kind } = value.price;
  return kind === 'pair' || kind === 'decimal';
}

function isPromised(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.ticketId === 'string' &&
    typeof value.confirmAt === 'number' &&
    (value.since === undefined || typeof value.since === 'number')
  );
}
