import { activityTopGift } from '@lobby/api-client/contract/act/activity-top-gift';
import { api } from '../query/api.ts';
import { query } from '../query/define.ts';

/** `/act/api/v1/activityTopGift/*`: the gifts that a member reached. */
const topGiftEndpoints = api.injectEndpoints({
  endpoints: () => ({
    giftRecord: query(activityTopGift.exchangeRecord, { keepUnusedDataFor: 0, providesTags: ['Member'] }),
  }),
});

export const { useGiftRecordQuery } = topGiftEndpoints;
