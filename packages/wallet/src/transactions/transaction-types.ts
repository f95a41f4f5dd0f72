import type { AnswerOf, RequestOf } from '@lobby/api-client/contract';
import type { transactions } from '@lobby/api-client/contract/fd/transactions';

export type TransactionPage = AnswerOf<typeof transactions.queryDealRecord>;
export type Transaction = TransactionPage['list'][number];
export type TransactionTotals = AnswerOf<typeof transactions.dealTotals>;
export type TransactionDetail = AnswerOf<typeof transactions.dealDetail>;
/** Which transactions: the filters of the calls. */
export type WantedTransactions = NonNullable<RequestOf<typeof transactions.dealTotals>>;
