import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { moneyText } from '../shapes.ts';

/** `/fd/api/v1/transfer/*`: the central wallet. */
export const transfer = {
  getBalance: defineCall({
    path: '/fd/api/v1/transfer/getBalance',
    access: 'member',
    together: true,
    summary: 'The member’s money: what is free, what open bets hold.',
    request: v.object({ withLockMoney: v.optional(v.union([v.number(), v.boolean()]), 1) }),
    answer: v.looseObject({
      /** Available balance, yuan. */
      balance: moneyText,
      /** Held by unsettled bets, yuan. */
      lockMoney: moneyText,
      centerWalletBalance: moneyText,
    }),
  }),
};
