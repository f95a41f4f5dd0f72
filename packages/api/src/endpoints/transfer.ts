import { transfer } from '@lobby/api-client/contract/fd/transfer';
import { api } from '../query/api.ts';
import { query } from '../query/define.ts';

/** `/fd/api/v1/transfer/*`: the central wallet. */
export const transferEndpoints = api.injectEndpoints({
  endpoints: () => ({
    balance: query(transfer.getBalance, { always: { withLockMoney: 1 }, providesTags: ['Balance'] }),
  }),
});

export const { useBalanceQuery } = transferEndpoints;
