import * as v from 'valibot';
import type { GrantSource } from '../act/grant.ts';
import { defineCall } from '../call.ts';
import type { transferStates } from '../game/venue-purses.ts';
import { instant, moneyText, noPayload } from '../shapes.ts';
import type { depositStates } from './deposit-order.ts';
import { withdrawalRefusal, type withdrawalStates } from './withdraw.ts';

/** Deposits, withdrawals, transfers between purses, rebates, bonuses, bets and conversions. */
export const transactionKinds = [
  'deposit',
  'withdrawal',
  'transfer',
  'rebate',
  'bonus',
  'bet',
  'conversion',
] as const;
/** pending: not decided, parked for a person too; done: the money moved; failed: it did not, or came back. */
export const transactionStates = ['pending', 'done', 'failed'] as const;

/** The kinds of the postings that are transactions of their own. */
export type PostingDetail =
  | 'opening'
  | 'bonus'
  | 'bonus-back'
  | 'rebate'
  | 'fee'
  | 'hold'
  | 'return'
  | 'win'
  | 'void'
  | 'cash-out'
  | 'raise'
  | 'reduce'
  | 'reopen'
  | 'reopen-win'
  | 'repay'
  | 'deposit-return';

/** Of a bonus that was claimed as a gift: what brought it. */
export type GiftDetail = `gift-${GrantSource}`;

/** All that `detail` of a transaction is; a state that is new is one of them at once. */
export type TransactionDetail =
  | (typeof depositStates)[number]
  | (typeof withdrawalStates)[number]
  | (typeof transferStates)[number]
  | PostingDetail
  | GiftDetail
  | 'CNY'
  | 'USDT';

export type TransactionKind = (typeof transactionKinds)[number];
export type TransactionState = (typeof transactionStates)[number];

/** Yuan or USDT with its sign, at most six decimals; positive came to the free balance, negative left it. */
const signedUsdt = v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,6})?$/));

/** A transaction as its member sees it. */
export const transaction = v.looseObject({
  /** Names the row; also a place in the list: `cursor` of the next page. */
  id: v.string(),
  kind: v.picklist(transactionKinds),
  state: v.picklist(transactionStates),
  /**
   * What it is exactly: of a deposit, withdrawal or transfer its own state, of what is a posting alone its kind in the
   * ledger, e.g. "hold" or "win"; of a gift that was claimed "gift-" and its source; of a conversion what the member got.
   */
  detail: v.string(),
  /** A number that a person can say; of a bet its ticket, of what was taken for a debt that of the credit it came from. */
  orderNo: v.string(),
  /** Yuan of the free balance, signed; of what is pending or failed what was asked for. */
  amount: moneyText,
  /** USDT of the purse, signed; "0" but for conversions. */
  usdt: signedUsdt,
  /** The method of a deposit, the kind of a withdrawal's account, the code of a venue; else empty. */
  via: v.string(),
  /** When it was begun. */
  at: instant,
});

const filters = {
  kind: v.optional(v.picklist(['all', ...transactionKinds]), 'all'),
  state: v.optional(v.picklist(['all', ...transactionStates]), 'all'),
  /** Begun at or after; at most 400 days before `endTime`. */
  beginTime: instant,
  /** Begun before. */
  endTime: instant,
};

/** `/fd/api/v1/transactions/*`: the transaction record. The specification names the first; payloads are ours. */
export const transactions = {
  queryDealRecord: defineCall({
    path: '/fd/api/v1/transactions/queryDealRecord',
    access: 'member',
    summary: 'Transactions, newest first, page by page; what lands meanwhile moves no later page.',
    request: v.object({
      ...filters,
      /** `next` of the page before; empty: the first page. */
      cursor: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
      pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
    }),
    answer: v.looseObject({
      list: v.array(transaction),
      /** What the next page is asked for with; empty on the last. */
      next: v.string(),
    }),
    empty: { list: [], next: '' },
  }),
  dealTotals: defineCall({
    path: '/fd/api/v1/transactions/dealTotals',
    access: 'member',
    summary: 'Totals of the transactions that the same filters select; of amounts, those that are done.',
    request: v.object(filters),
    answer: v.looseObject({
      count: v.number(),
      /** Yuan that came to the free balance, and that left it; both positive. */
      in: moneyText,
      out: moneyText,
      usdtIn: signedUsdt,
      usdtOut: signedUsdt,
    }),
  }),
  dealDays: defineCall({
    path: '/fd/api/v1/transactions/dealDays',
    access: 'member',
    summary: 'What deposits brought and withdrawals took, for each of the last thirty Beijing days.',
    request: noPayload,
    answer: v.looseObject({
      /** The oldest first, days without either too: "2026-11-24" and yuan. */
      days: v.array(v.looseObject({ day: v.string(), in: moneyText, out: moneyText })),
      /** Of all of them. */
      in: moneyText,
      out: moneyText,
    }),
  }),
  dealDetail: defineCall({
    path: '/fd/api/v1/transactions/dealDetail',
    access: 'member',
    summary: 'One transaction, with what happened to it.',
    request: v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(80)) }),
    answer: v.looseObject({
      ...transaction.entries,
      /**
       * Oldest first; `detail` as above. `refusal` and `note`: why a withdrawal failed, as in its order; empty of any
       * other step.
       */
      timeline: v.array(
        v.looseObject({
          detail: v.string(),
          at: instant,
          refusal: withdrawalRefusal,
          note: v.optional(v.string(), ''),
        }),
      ),
    }),
  }),
};
