import { api } from '../api/api.ts';
import { query } from '../api/define.ts';
import { transactions } from '../contract/fd/transactions.ts';

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
