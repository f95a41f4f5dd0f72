import { promotion } from '@lobby/api-client/contract/act/promotion';
import { api } from '../query/api.ts';
import { moneyMutation } from '../query/define.ts';

/** `/act/api/v1/promotion/*`: gifts that were reached, claimed. */
const promotionEndpoints = api.injectEndpoints({
  endpoints: () => ({
    claimGift: moneyMutation(promotion.confirmInfo, { invalidatesTags: ['Member', 'Balance'] }),
  }),
});

export const { useClaimGiftMutation } = promotionEndpoints;
