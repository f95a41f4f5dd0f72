import { promotion } from '@lobby/api-client/contract/act/promotion';
import { vipWeek } from '@lobby/api-client/contract/act/vip-week';
import { vip } from '@lobby/api-client/contract/site/vip';
import { api } from '../query/api.ts';
import { moneyMutation, query } from '../query/define.ts';

/** VIP grades: the member's own, the terms of all, and gifts. */
const vipEndpoints = api.injectEndpoints({
  endpoints: () => ({
    vipStanding: query(vip.memberGradeInfoByGrade, { keepUnusedDataFor: 0, providesTags: ['Member'] }),
    vipWeek: query(vipWeek.VipWeekInfo, { keepUnusedDataFor: 0, providesTags: ['Member'] }),
    gradeTerms: query(vip.memberGradeConfigList),
    rebateRates: query(vip.getGameFanshuiHighLow),
    claimGift: moneyMutation(promotion.confirmInfo, { invalidatesTags: ['Member', 'Balance'] }),
  }),
});

export const {
  useVipStandingQuery,
  useVipWeekQuery,
  useGradeTermsQuery,
  useRebateRatesQuery,
  useClaimGiftMutation,
} = vipEndpoints;
