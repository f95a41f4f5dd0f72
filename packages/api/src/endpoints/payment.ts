import { payment } from '@lobby/api-client/contract/fd/payment';
import { api } from '../query/api.ts';
import { moneyMutation, mutation, query } from '../query/define.ts';

/** `/fd/api/v1/payment/*`: deposits. */
const depositEndpoints = api.injectEndpoints({
  endpoints: () => ({
    depositChannels: query(payment.types, { keepUnusedDataFor: 0 }),
    depositRewards: query(payment.rewards),
    payerName: query(payment.customerInfo, { keepUnusedDataFor: 0, providesTags: ['Member'] }),
    signalCode: mutation(payment.signalCode, { onRefusal: 'caller' }),
    openDeposits: query(payment.openOrders, { providesTags: ['Deposits'] }),
    depositOrder: query(payment.orderStatus, { providesTags: ['Deposits'], keepUnusedDataFor: 0 }),
    openDeposit: moneyMutation(payment.pay, {
      invalidatesTags: (_, error) => (error ? [] : ['Deposits']),
    }),
    claimDeposit: mutation(payment.claim, { onRefusal: 'caller', invalidatesTags: ['Deposits'] }),
    chooseParked: mutation(payment.parkedWish, { onRefusal: 'caller', invalidatesTags: ['Deposits'] }),
    reportPayment: mutation(payment.reportPayment, { onRefusal: 'caller', invalidatesTags: ['Deposits'] }),
    closeDeposit: mutation(payment.closeOrder, { onRefusal: 'caller', invalidatesTags: ['Deposits'] }),
  }),
});

export const {
  useDepositChannelsQuery,
  useDepositRewardsQuery,
  usePayerNameQuery,
  useSignalCodeMutation,
  useOpenDepositsQuery,
  useDepositOrderQuery,
  useOpenDepositMutation,
  useClaimDepositMutation,
  useCloseDepositMutation,
  useChooseParkedMutation,
  useReportPaymentMutation,
} = depositEndpoints;
