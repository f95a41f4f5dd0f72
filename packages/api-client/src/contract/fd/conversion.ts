import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { instant, moneyText, noPayload } from '../shapes.ts';
import { usdtText } from './usdt-text.ts';

const quote = {
  /** Names the rate in `utcTransfer`; of this member alone. */
  quoteId: v.string(),
  /** Yuan for one USDT, both ways; decimal text. */
  rate: v.string(),
  /** Until when the rate holds, 60 seconds, unless another is set meanwhile. */
  expiresAt: instant,
};

/** Conversions between the central wallet and the purse of USDT. The specification names the calls; payloads and answers are ours. */
export const conversion = {
  getTransferRate: defineCall({
    path: '/fd/api/v1/transfer/getTransferRate',
    access: 'member',
    summary: 'The rate between yuan and USDT, locked for this member for 60 seconds.',
    request: noPayload,
    answer: v.looseObject({ ...quote, systime: instant }),
  }),
  utcTransfer: defineCall({
    path: '/fd/api/v1/transfer/utcTransfer',
    access: 'member',
    money: true,
    summary:
      'Converts between the central wallet and the purse of USDT at a locked rate; one that is over, or not the newest any more, is refused with the newest in the data.',
    request: v.object({
      quoteId: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
      /** What the member gets: "USDT" takes yuan from the central wallet, "CNY" takes USDT from their purse. */
      to: v.picklist(['USDT', 'CNY']),
      /** Of what is given: yuan as everywhere, of USDT twelve figures and six decimals, so that a purse can be emptied. */
      amount: v.pipe(v.string(), v.maxLength(19), v.regex(/^\d{1,12}(\.\d{1,6})?$/)),
    }),
    answer: v.looseObject({
      /** A number that a person can say; the record shows it. */
      conversionNo: v.string(),
      to: v.picklist(['USDT', 'CNY']),
      yuan: moneyText,
      usdt: usdtText,
      rate: v.string(),
      at: instant,
      /** What is there now. */
      centerWalletBalance: moneyText,
      usdtBalance: usdtText,
      systime: instant,
    }),
  }),
};
