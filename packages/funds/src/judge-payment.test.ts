import { describe, expect, it } from 'vitest';
import { type Arrival, judgePayment } from './judge-payment.ts';

const hour = 3_600_000;
const order = {
  isCredited: false,
  payAmount: 100_037n,
  expiresAt: hour,
  endedAt: undefined,
  heldUntil: 25 * hour,
  isOfPayer: true,
} as const;
const paid = { fen: 100_037n, paidAt: 0, order } as const;

describe('a payment in yuan', () => {
  it.each<[string, Partial<Arrival>, object]>([
    ['in time', {}, { credit: true, late: false }],
    ['after the order expired', { paidAt: 21 * hour }, { credit: true, late: true }],
    [
      'paid in time and told after the order expired',
      { order: { ...order, endedAt: hour } },
      { credit: true, late: false },
    ],
    [
      'paid after the order was closed',
      { paidAt: 2, order: { ...order, endedAt: 1 } },
      { credit: true, late: true },
    ],
    ['after the hold of its amount', { paidAt: 25 * hour }, { park: 'late' }],
    ['that is short of a fen', { fen: 100_036n }, { park: 'under' }],
    ['of a fen too much', { fen: 100_038n }, { park: 'over' }],
    ['for a credited order', { order: { ...order, isCredited: true } }, { park: 'second-payment' }],
    ['for a parked order', { order: { ...order, endedAt: 1 } }, { credit: true, late: false }],
    ['of another name', { order: { ...order, isOfPayer: false } }, { park: 'name' }],
    ['without an order', { order: undefined }, { park: 'unmatched' }],
    ['in another currency', { fen: undefined }, { park: 'currency' }],
  ])('%s', (_, change, expected) => {
    expect(judgePayment({ ...paid, ...change })).toEqual(expected);
  });
});
