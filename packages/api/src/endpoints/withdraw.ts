import { withdraw } from '@lobby/api-client/contract/fd/withdraw';
import { api } from '../query/api.ts';
import { moneyMutation, query } from '../query/define.ts';

/** `/fd/api/v1/withdraw/*`: withdrawals. */
export const withdrawEndpoints = api.injectEndpoints({
  endpoints: () => ({
    // A withdrawal that was refused for its rate or kind is asked for again with those of now.
    withdrawalKinds: query(withdraw.withdrawalKinds, { keepUnusedDataFor: 0, providesTags: ['Payouts'] }),
    withdrawInfo: query(withdraw.withdrawInfo, {
      keepUnusedDataFor: 0,
      providesTags: ['Payouts', 'Balance', 'Bets'],
    }),
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
