import { promotion } from '@lobby/api-client/contract/act/promotion';
import { api } from '../query/api.ts';
import { moneyMutation, mutation, query } from '../query/define.ts';

/** `/act/api/v1/promotion/*`: what is offered, joined, and claimed. */
const promotionEndpoints = api.injectEndpoints({
  endpoints: () => ({
    promotions: query(promotion.config, { keepUnusedDataFor: 0, providesTags: ['Member'] }),
    checkPromotion: mutation(promotion.verification, { onRefusal: 'caller' }),
    joinPromotion: mutation(promotion.joinActivity, { onRefusal: 'caller', invalidatesTags: ['Member'] }),
    claimGift: moneyMutation(promotion.confirmInfo, { invalidatesTags: ['Member', 'Balance'] }),
  }),
});

export const {
  useClaimGiftMutation,
  usePromotionsQuery,
  useCheckPromotionMutation,
  useJoinPromotionMutation,
} = promotionEndpoints;
