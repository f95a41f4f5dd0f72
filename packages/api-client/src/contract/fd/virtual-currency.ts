import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { noPayload } from '../shapes.ts';

/** `/fd/api/v1/vCurrency/*`. The specification names the call; its answer is ours. */
export const virtualCurrency = {
  virtualCurrencies: defineCall({
    path: '/fd/api/v1/vCurrency/list',
    access: 'member',
    summary: 'The virtual currencies and networks that withdrawals may go to.',
    request: noPayload,
    answer: v.array(
      v.looseObject({
        kind: v.picklist(['usdt-trc20', 'usdt-erc20']),
        currency: v.string(),
        network: v.string(),
      }),
    ),
    empty: [],
  }),
};
