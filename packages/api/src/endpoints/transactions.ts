import { transactions } from '@lobby/api-client/contract/fd/transactions';
import { api } from '../query/api.ts';
import { query } from '../query/define.ts';

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
