import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { emptyPage, langx, pageOf, pageRequest } from '../shapes.ts';
import { grant } from './grant.ts';

/** The gift of a code, and the product group whose turnover counts for it. */
const redeemed = v.looseObject({ gift: grant, group: v.string() });
export type Redeemed = v.InferOutput<typeof redeemed>;

/** `/act/api/v1/activityTopGift/*`: the specification names the call; its answer is ours. */
export const activityTopGift = {
  exchangeRecord: defineCall({
    path: '/act/api/v1/activityTopGift/exchangeRecord',
    access: 'member',
    summary:
      'The gifts that the member reached, the newest first, or those of gift codes alone; with a code it redeems it first.',
    request: v.object({
      ...pageRequest,
      /** `codes`: gifts of codes alone. */
      of: v.optional(v.picklist(['all', 'codes']), 'all'),
      /** A gift code as it was typed: it is redeemed once for the member. */
      code: v.optional(v.pipe(v.string(), v.maxLength(80))),
      langx,
    }),
    answer: pageOf(grant, {
      /** What the code of the request brought; null without one. */
      redeemed: v.optional(v.nullable(redeemed), null),
    }),
    empty: { ...emptyPage, redeemed: null },
  }),
};
