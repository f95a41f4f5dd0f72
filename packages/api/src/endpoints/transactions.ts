import { transactions } from '@lobby/api-client/contract/fd/transactions';
import { api } from '../query/api.ts';
import { query } from '../query/define.ts';

/** `/fd/api/v1/transactions/*`: the transaction record. */
const transactionsEndpoints = api.injectEndpoints({
  endpoints: () => ({
    transactions: query(transactions.queryDealRecord, { providesTags: ['Balance'] }),
    transactionTotals: query(transactions.dealTotals, { providesTags: ['Balance'] }),
    transactionDays: query(transactions.dealDays, { providesTags: ['Balance'] }),
    transactionDetail: query(transactions.dealDetail, { providesTags: ['Balance'] }),
  }),
});

export const {
  useTransactionsQuery,
  useLazyTransactionsQuery,
  useTransactionTotalsQuery,
  useTransactionDaysQuery,
  useTransactionDetailQuery,
} = transactionsEndpoints;
