import { hour } from '@lobby/calendar';
import { describe, expect, it } from 'vitest';
import { type Arrival, judgePayment } from './judge-payment.ts';

const order = {
  isCredited: false,
  payAmount: 100_037n,
  expiresAt: hour,
  endedAt: undefined,
  heldUntil: 25 * hour,
  received: 0n,
} as const;
const partly = { ...order, received: 60_000n };
const inTime = { credit: true, late: false, withParts: false } as const;
const afterIt = { ...inTime, late: true } as const;
const paid = { fen: 100_037n, paidAt: 0, isOfStranger: false, order } as const;

describe('a payment in yuan', () => {
  it.each<[string, Partial<Arrival>, object]>([
    ['in time', {}, inTime],
    ['after the order expired', { paidAt: 21 * hour }, afterIt],
    ['paid in time and told after the order expired', { order: { ...order, endedAt: hour } }, inTime],
    ['paid after the order was closed', { paidAt: 2, order: { ...order, endedAt: 1 } }, afterIt],
    ['after the hold of its amount', { paidAt: 25 * hour }, { park: 'late' }],
    ['that is short of a fen', { fen: 100_036n }, { park: 'under' }],
    ['of a fen too much', { fen: 100_038n }, { park: 'over' }],
    ['for a credited order', { order: { ...order, isCredited: true } }, { park: 'second-payment' }],
    ['for a parked order', { order: { ...order, endedAt: 1 } }, inTime],
    ['of another name', { isOfStranger: true, order: undefined }, { park: 'name' }],
    ['that is the rest', { fen: 40_037n, order: partly }, { ...inTime, withParts: true }],
    [
      'that is the rest, late',
      { fen: 40_037n, paidAt: 2 * hour, order: partly },
      { ...afterIt, withParts: true },
    ],
    [
      'that is the rest, after the hold',
      { fen: 40_037n, paidAt: 25 * hour, order: partly },
      { park: 'late' },
    ],
    ['that is a part of the rest', { fen: 40_036n, order: partly }, { park: 'under' }],
    ['that is more than the rest', { fen: 40_038n, order: partly }, { park: 'over' }],
    ['that is the whole after a part', { order: partly }, inTime],
    [
      'after parts that were too much',
      { fen: 1n, order: { ...order, received: 200_000n } },
      { park: 'over' },
    ],
    ['without an order', { order: undefined }, { park: 'unmatched' }],
    ['in another currency', { fen: undefined }, { park: 'currency' }],
  ])('%s', (_, change, expected) => {
    expect(judgePayment({ ...paid, ...change })).toEqual(expected);
  });
});
