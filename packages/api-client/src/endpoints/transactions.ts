import { api } from '../api/api.ts';
import { query } from '../api/define.ts';
import { transactions } from '../contract/fd/transactions.ts';

/** `/fd/api/v1/transactions/*`: the transaction record. */
const transactionsEndpoints = api.injectEndpoints({
  endpoints: () => ({
    deals: query(transactions.queryDealRecord, { providesTags: ['Balance'] }),
    dealTotals: query(transactions.dealTotals, { providesTags: ['Balance'] }),
    dealDays: query(transactions.dealDays, { providesTags: ['Balance'] }),
    dealDetail: query(transactions.dealDetail, { providesTags: ['Balance'] }),
  }),
});

export const { useDealsQuery, useLazyDealsQuery, useDealTotalsQuery, useDealDaysQuery, useDealDetailQuery } =
  transactionsEndpoints;
