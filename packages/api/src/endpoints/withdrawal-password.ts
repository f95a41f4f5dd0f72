import { withdrawalPassword } from '@lobby/api-client/contract/site/withdrawal-password';
import { api } from '../query/api.ts';
import { mutation } from '../query/define.ts';

/** What was not answered may have changed it too; whether there is one shows in the profile. */
const changesPassword = { onRefusal: 'caller', invalidatesTags: ['Withdrawals', 'Member'] } as const;

/** `/site/api/v1/user/withdrawal/pwd/*`: the withdrawal password. */
const withdrawalPasswordEndpoints = api.injectEndpoints({
  endpoints: () => ({
    setWithdrawalPassword: mutation(withdrawalPassword.setWithdrawalPassword, changesPassword),
    checkWithdrawalPasswordCode: mutation(withdrawalPassword.checkWithdrawalPasswordCode, {
      onRefusal: 'caller',
    }),
    resetWithdrawalPassword: mutation(withdrawalPassword.resetWithdrawalPassword, changesPassword),
  }),
});

export const {
  useSetWithdrawalPasswordMutation,
  useCheckWithdrawalPasswordCodeMutation,
  useResetWithdrawalPasswordMutation,
} = withdrawalPasswordEndpoints;
