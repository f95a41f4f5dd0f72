import { bankCard } from '@lobby/api-client/contract/fd/bank-card';
import { api } from '../query/api.ts';
import { mutation, query } from '../query/define.ts';

/** What was not answered may have changed the accounts too; the number of cards shows in the profile. */
const changesAccounts = { onRefusal: 'caller', invalidatesTags: ['Payouts', 'Member'] } as const;

/** `/fd/api/v1/bankCard/*`: the accounts withdrawals go to. */
const bankCardEndpoints = api.injectEndpoints({
  endpoints: () => ({
    payoutAccounts: query(bankCard.memberAccounts, { providesTags: ['Payouts'], keepUnusedDataFor: 0 }),
    payoutBanks: query(bankCard.banks),
    addPayoutAccount: mutation(bankCard.addAccount, changesAccounts),
    removePayoutAccount: mutation(bankCard.removeAccount, changesAccounts),
    setDefaultPayoutAccount: mutation(bankCard.setDefaultAccount, changesAccounts),
  }),
});

export const {
  usePayoutAccountsQuery,
  usePayoutBanksQuery,
  useAddPayoutAccountMutation,
  useRemovePayoutAccountMutation,
  useSetDefaultPayoutAccountMutation,
} = bankCardEndpoints;
