import { transfer } from '../contract/fd/transfer.ts';
import { api } from './api.ts';
import { query } from './define.ts';

/** `/fd/api/v1/transfer/*`: the centre wallet. */
export const transferEndpoints = api.injectEndpoints({
  endpoints: () => ({
    balance: query(transfer.getBalance, { always: { withLockMoney: 1 }, providesTags: ['Balance'] }),
  }),
});

export const { useBalanceQuery } = transferEndpoints;
