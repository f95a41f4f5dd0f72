import { describe, expect, it } from 'vitest';
import { type Arrival, judgePayment } from './judge-payment.ts';

const hour = 3_600_000;
const order = {
  isCredited: false,
  payAmount: 100_037n,
  expiresAt: hour,
  endedAt: undefined,
  heldUntil: 25 * hour,
  boundName: '阿卜来提·如则托合提',
} as const;
const paid = { fen: 100_037n, payerName: '阿卜来提•如则托合提 ', paidAt: 0, order } as const;

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
    ['of another name', { payerName: '张伟' }, { park: 'name' }],
    ['without a name where one is asked for', { payerName: '' }, { park: 'name' }],
    [
      'without a name where any may pay',
      { payerName: '', order: { ...order, boundName: undefined } },
      { credit: true, late: false },
    ],
    ['without an order', { order: undefined }, { park: 'unmatched' }],
    ['in another currency', { fen: undefined }, { park: 'currency' }],
  ])('%s', (_, change, expected) => {
    expect(judgePayment({ ...paid, ...change })).toEqual(expected);
  });
});
