import { discountAd } from '@lobby/api-client/contract/site/discount-ad';
import { api } from '../query/api.ts';
import { query } from '../query/define.ts';

/** `/site/api/v1/advertising/getMyDiscountAd`: promotions that whoever calls may still join. */
const discountAdEndpoints = api.injectEndpoints({
  endpoints: () => ({
    discountAds: query(discountAd.getMyDiscountAd, { keepUnusedDataFor: 0, providesTags: ['Member'] }),
  }),
});

export const { useDiscountAdsQuery } = discountAdEndpoints;
