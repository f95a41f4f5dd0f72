import { api } from '../api/api.ts';
import { query } from '../api/define.ts';
import { transfer } from '../contract/fd/transfer.ts';

/** `/fd/api/v1/transfer/*`: the central wallet. */
export const transferEndpoints = api.injectEndpoints({
  endpoints: () => ({
    balance: query(transfer.getBalance, { always: { withLockMoney: 1 }, providesTags: ['Balance'] }),
  }),
});

export const { useBalanceQuery } = transferEndpoints;
