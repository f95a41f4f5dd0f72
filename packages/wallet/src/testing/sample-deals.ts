import type { Deal } from '../records/deal-types.ts';

type Facts = Pick<Deal, 'kind' | 'state' | 'detail' | 'orderNo' | 'amount'> &
  Partial<Pick<Deal, 'usdt' | 'via'>>;

const at = Date.parse('2026-11-20T21:00:00+08:00');
const deal = (n: number, more: Facts): Deal => ({
  id: `${at - n * 60_000}-p${n}`,
  usdt: '0.00',
  via: '',
  at: at - n * 60_000,
  ...more,
});

/** One of each kind, and of each state. */
export const deals: readonly Deal[] = [
  deal(1, {
    kind: 'deposit',
    state: 'pending',
    detail: 'waiting',
    orderNo: 'D20261120AB2CD3EF4G',
    amount: '1000.37',
    via: 'bank',
  }),
  deal(2, {
    kind: 'withdrawal',
    state: 'failed',
    detail: 'returned',
    orderNo: 'W20261120H5JK6MN7PQ',
    amount: '-500',
    via: 'bank',
  }),
  deal(3, {
    kind: 'transfer',
    state: 'done',
    detail: 'done',
    orderNo: 'T202611208RST9UVWXY',
    amount: '-250.5',
    via: 'JXDZ',
  }),
  deal(4, { kind: 'rebate', state: 'done', detail: 'rebate', orderNo: 'R2026112000000042', amount: '12.34' }),
  deal(5, { kind: 'bonus', state: 'done', detail: 'opening', orderNo: 'B2026112000000001', amount: '10000' }),
  deal(6, { kind: 'bet', state: 'done', detail: 'hold', orderNo: 'PS10000033', amount: '-392' }),
  deal(7, {
    kind: 'conversion',
    state: 'done',
    detail: 'USDT',
    orderNo: 'C20261120ZABCDEFGHJ',
    amount: '-999999999.99',
    usdt: '140383749.456785',
  }),
];
