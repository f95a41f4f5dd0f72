import { activityTopGift } from '@lobby/api-client/contract/act/activity-top-gift';
import { api } from '../query/api.ts';
import { mutation, query } from '../query/define.ts';

/** `/act/api/v1/activityTopGift/*`: the gifts that a member reached, and redeeming a gift code. */
const topGiftEndpoints = api.injectEndpoints({
  endpoints: () => ({
    giftRecord: query(activityTopGift.exchangeRecord, { keepUnusedDataFor: 0, providesTags: ['Member'] }),
    redeemGiftCode: mutation(activityTopGift.exchangeRecord, {
      ...{ always: { of: 'codes' }, onRefusal: 'caller', invalidatesTags: ['Member'] },
    }),
  }),
});

export const { useGiftRecordQuery, useRedeemGiftCodeMutation } = topGiftEndpoints;
