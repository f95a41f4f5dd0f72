import { bankCard } from '@lobby/api-client/contract/fd/bank-card';
import { api } from '../query/api.ts';
import { mutation, query } from '../query/define.ts';

/** What was not answered may have changed the accounts too; the number of cards shows in the profile. */
const changesAccounts = { onRefusal: 'caller', invalidatesTags: ['Withdrawals', 'Member'] } as const;

/** `/fd/api/v1/bankCard/*`: the accounts withdrawals go to. */
const bankCardEndpoints = api.injectEndpoints({
  endpoints: () => ({
    withdrawalAccounts: query(bankCard.memberAccounts, {
      providesTags: ['Withdrawals'],
      keepUnusedDataFor: 0,
    }),
    withdrawalBanks: query(bankCard.banks),
    addWithdrawalAccount: mutation(bankCard.addAccount, changesAccounts),
    removeWithdrawalAccount: mutation(bankCard.removeAccount, changesAccounts),
    setDefaultWithdrawalAccount: mutation(bankCard.setDefaultAccount, changesAccounts),
  }),
});

export const {
  useWithdrawalAccountsQuery,
  useWithdrawalBanksQuery,
  useAddWithdrawalAccountMutation,
  useRemoveWithdrawalAccountMutation,
  useSetDefaultWithdrawalAccountMutation,
} = bankCardEndpoints;
