import type { AnswerOf, RequestOf } from '@lobby/api-client/contract';
import type { transactions } from '@lobby/api-client/contract/fd/transactions';

export type DealPage = AnswerOf<typeof transactions.queryDealRecord>;
export type Deal = DealPage['list'][number];
export type DealTotals = AnswerOf<typeof transactions.dealTotals>;
export type DealDetail = AnswerOf<typeof transactions.dealDetail>;
/** Which transactions: the filters of the calls. */
export type WantedDeals = NonNullable<RequestOf<typeof transactions.dealTotals>>;
