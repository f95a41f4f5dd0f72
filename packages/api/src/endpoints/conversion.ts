import { conversion } from '@lobby/api-client/contract/fd/conversion';
import { api } from '../query/api.ts';
import { moneyMutation, mutation } from '../query/define.ts';

/** `/fd/api/v1/transfer/*`: conversions between yuan and USDT. A rate holds for a minute, so it is asked for, never cached. */
const conversionEndpoints = api.injectEndpoints({
  endpoints: () => ({
    transferRate: mutation(conversion.getTransferRate, { onRefusal: 'caller' }),
    convert: moneyMutation(conversion.utcTransfer, { invalidatesTags: ['Balance'] }),
  }),
});

export const { useTransferRateMutation, useConvertMutation } = conversionEndpoints;
