import { withdraw } from '@lobby/api-client/contract/fd/withdraw';
import { api } from '../query/api.ts';
import { moneyMutation, query } from '../query/define.ts';

/** `/fd/api/v1/withdraw/*`: withdrawals. */
export const withdrawalEndpoints = api.injectEndpoints({
  endpoints: () => ({
    // A withdrawal that was refused for its rate or kind is asked for again with those of now.
    withdrawalKinds: query(withdraw.withdrawalKinds, { keepUnusedDataFor: 0, providesTags: ['Withdrawals'] }),
    withdrawalInfo: query(withdraw.withdrawInfo, {
      keepUnusedDataFor: 0,
      providesTags: ['Withdrawals', 'Balance', 'Bets'],
    }),
    usdtWithdrawalInfo: query(withdraw.usdtWithdrawInfo, {
      keepUnusedDataFor: 0,
      providesTags: ['Withdrawals'],
    }),
    withdrawals: query(withdraw.withdrawOrderInfo, { keepUnusedDataFor: 0, providesTags: ['Withdrawals'] }),
    requestWithdrawal: moneyMutation(withdraw.withdrawNew, { invalidatesTags: ['Withdrawals', 'Balance'] }),
  }),
});

export const {
  useWithdrawalKindsQuery,
  useWithdrawalInfoQuery,
  useUsdtWithdrawalInfoQuery,
  useWithdrawalsQuery,
  useRequestWithdrawalMutation,
} = withdrawalEndpoints;
