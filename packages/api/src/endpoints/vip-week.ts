import { vipWeek as calls } from '@lobby/api-client/contract/act/vip-week';
import { api } from '../query/api.ts';
import { query } from '../query/define.ts';

/** `/act/api/v1/vipWeek/*`: the gift of the running week. */
const vipWeekEndpoints = api.injectEndpoints({
  endpoints: () => ({
    vipWeek: query(calls.VipWeekInfo, { keepUnusedDataFor: 0, providesTags: ['Member'] }),
  }),
});

export const { useVipWeekQuery } = vipWeekEndpoints;
