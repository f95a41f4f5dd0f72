import { vip } from '@lobby/api-client/contract/site/vip';
import { api } from '../query/api.ts';
import { query } from '../query/define.ts';

/** `/site/api/v1/user/*`, VIP grades: the member's own, and the terms of all. */
const vipEndpoints = api.injectEndpoints({
  endpoints: () => ({
    vipStanding: query(vip.memberGradeInfoByGrade, { keepUnusedDataFor: 0, providesTags: ['Member'] }),
    gradeTerms: query(vip.memberGradeConfigList),
    rebateRates: query(vip.getGameFanshuiHighLow),
  }),
});

export const { useVipStandingQuery, useGradeTermsQuery, useRebateRatesQuery } = vipEndpoints;
