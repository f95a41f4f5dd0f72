import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { flag } from '../input-shapes.ts';
import { moneyText } from '../shapes.ts';

/** `/fd/api/v1/transfer/*`: the central wallet. Its conversions are in `conversion.ts`, which the first page does not load. */
export const transfer = {
  getBalance: defineCall({
    path: '/fd/api/v1/transfer/getBalance',
    access: 'member',
    together: true,
    summary:
      'The member’s money in the central wallet: what is free, what is locked and by what, and the purse of USDT.',
    /** 0: only what is free. */
    request: v.object({ withLockMoney: v.optional(flag, 1) }),
    answer: v.looseObject({
      /** Available balance, yuan. */
      balance: moneyText,
      /** Yuan that are locked, all of them; absent where they were not asked for. */
      lockMoney: v.optional(moneyText),
      centerWalletBalance: moneyText,
      /** The same yuan by what locks them: open bets, withdrawals and transfers to venues under way. */
      lockedBy: v.optional(v.looseObject({ bets: moneyText, withdrawals: moneyText, transfers: moneyText })),
      /** USDT in their own purse, at most six decimals. */
      usdtBalance: v.optional(v.string()),
    }),
  }),
};
