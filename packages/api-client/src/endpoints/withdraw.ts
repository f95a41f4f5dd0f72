import { api } from '../api/api.ts';
import { moneyMutation, query } from '../api/define.ts';
import { withdraw } from '../contract/fd/withdraw.ts';

/** `/fd/api/v1/withdraw/*`: withdrawals. */
export const withdrawEndpoints = api.injectEndpoints({
  endpoints: () => ({
    withdrawalKinds: query(withdraw.withdrawalKinds, { keepUnusedDataFor: 0 }),
    withdrawInfo: query(withdraw.withdrawInfo, {
      keepUnusedDataFor: 0,
      providesTags: ['Payouts', 'Balance', 'Bets'],
    }),
    // Requested again with the rest: a refused withdrawal may have been refused for its rate.
    usdtWithdrawInfo: query(withdraw.usdtWithdrawInfo, { keepUnusedDataFor: 0, providesTags: ['Payouts'] }),
    withdrawals: query(withdraw.withdrawOrderInfo, { keepUnusedDataFor: 0, providesTags: ['Payouts'] }),
    withdraw: moneyMutation(withdraw.withdrawNew, { invalidatesTags: ['Payouts', 'Balance'] }),
  }),
});

export const {
  useWithdrawalKindsQuery,
  useWithdrawInfoQuery,
  useUsdtWithdrawInfoQuery,
  useWithdrawalsQuery,
  useWithdrawMutation,
} = withdrawEndpoints;
