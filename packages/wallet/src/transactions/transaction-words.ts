import { depositMethods } from '@lobby/api-client/contract/fd/deposit-order';
import type { TransactionDetail } from '@lobby/api-client/contract/fd/transactions';
import { paths } from '@lobby/feature';
import { depositOrderAddress } from '../deposits/order/deposit-order-address.ts';
import type { Transaction } from './transaction-types.ts';

/** All that have words: one more in the contract does not compile until it has some. */
const steps: Readonly<Record<TransactionDetail, true>> = {
  waiting: true,
  claimed: true,
  detected: true,
  paid: true,
  credited: true,
  expired: true,
  closed: true,
  parked: true,
  returned: true,
  held: true,
  review: true,
  approved: true,
  sending: true,
  unknown: true,
  rejected: true,
  done: true,
  refused: true,
  opening: true,
  bonus: true,
  'bonus-back': true,
  'gift-vip-promotion': true,
  'gift-vip-week': true,
  'gift-vip-month': true,
  'gift-birthday': true,
  'gift-promotion': true,
  rebate: true,
  fee: true,
  hold: true,
  return: true,
  win: true,
  void: true,
  'cash-out': true,
  raise: true,
  reduce: true,
  reopen: true,
  'reopen-win': true,
  repay: true,
  'deposit-return': true,
  CNY: true,
  USDT: true,
};
const isKnown = (detail: string): detail is TransactionDetail => Object.hasOwn(steps, detail);

/** The message that says where a transaction stands, or what a posting is; of an unknown one that it is another. */
export function stepWord(detail: string): `transactions.step.${TransactionDetail | 'other'}` {
  return `transactions.step.${isKnown(detail) ? detail : 'other'}`;
}

/**
 * The page on which a transaction goes on; undefined where there is none. An expired or closed deposit can still be
 * credited, and only the page of a withdrawal says why it was refused.
 */
export function pageOf({
  kind,
  state,
  via,
  orderNo,
}: Transaction): { readonly to: string; readonly label: 'order' | 'withdrawal' | 'bet' } | undefined {
  const method = depositMethods.find(each => each === via);
  if (kind === 'deposit' && state !== 'done' && method)
    return { to: depositOrderAddress({ method, orderId: orderNo }), label: 'order' };
  if (kind === 'withdrawal') return { to: paths.mine.withdrawal({ order: orderNo }), label: 'withdrawal' };
  return kind === 'bet' ? { to: paths.mine.betHistory(), label: 'bet' } : undefined;
}

/** Whether an amount as the platform writes it, e.g. `0.00` or `-139.38`, is other than nothing. */
export const isNonZero = (amount: string): boolean => /[1-9]/.test(amount);
