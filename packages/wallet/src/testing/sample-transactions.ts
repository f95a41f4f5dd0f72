import type { Transaction } from '../transactions/transaction-types.ts';

type Facts = Pick<Transaction, 'kind' | 'state' | 'detail' | 'orderNo' | 'amount'> &
  Partial<Pick<Transaction, 'usdt' | 'via'>>;

const at = Date.parse('2026-11-20T21:00:00+08:00');
const transaction = (n: number, more: Facts): Transaction => ({
  id: `${at - n * 60_000}-p${n}`,
  usdt: '0.00',
  via: '',
  at: at - n * 60_000,
  ...more,
});

/** One of each kind, and of each state. */
export const transactions: readonly Transaction[] = [
  transaction(1, {
    kind: 'deposit',
    state: 'pending',
    detail: 'waiting',
    orderNo: 'D20261120AB2CD3EF4G',
    amount: '1000.37',
    via: 'bank',
  }),
  transaction(2, {
    kind: 'withdrawal',
    state: 'failed',
    detail: 'returned',
    orderNo: 'W20261120H5JK6MN7PQ',
    amount: '-500',
    via: 'bank',
  }),
  transaction(3, {
    kind: 'transfer',
    state: 'done',
    detail: 'done',
    orderNo: 'T202611208RST9UVWXY',
    amount: '-250.5',
    via: 'JXDZ',
  }),
  transaction(4, {
    kind: 'rebate',
    state: 'done',
    detail: 'rebate',
    orderNo: 'R2026112000000042',
    amount: '12.34',
  }),
  transaction(5, {
    kind: 'bonus',
    state: 'done',
    detail: 'opening',
    orderNo: 'B2026112000000001',
    amount: '10000',
  }),
  transaction(6, { kind: 'bet', state: 'done', detail: 'hold', orderNo: 'PS10000033', amount: '-392' }),
  transaction(7, {
    kind: 'conversion',
    state: 'done',
    detail: 'USDT',
    orderNo: 'C20261120ZABCDEFGHJ',
    amount: '-999999999.99',
    usdt: '140383749.456785',
  }),
];
