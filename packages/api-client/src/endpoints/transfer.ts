import type { AnswerOf } from '../contract/call.ts';
import { transfer } from '../contract/fd/transfer.ts';
import { api } from './api.ts';
import { type ArgOf, row } from './rows.ts';

const { getBalance } = transfer;

/** `/fd/api/v1/transfer/*`: the centre wallet. */
export const transferEndpoints = api.injectEndpoints({
  endpoints: build => ({
    balance: build.query<AnswerOf<typeof getBalance>, ArgOf<typeof getBalance>>({
      ...row(getBalance, { withLockMoney: 1 }),
      providesTags: ['Balance'],
    }),
  }),
});

export const { useBalanceQuery } = transferEndpoints;
