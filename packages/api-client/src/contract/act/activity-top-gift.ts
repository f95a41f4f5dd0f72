import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { emptyPage, langx, pageOf, pageRequest } from '../shapes.ts';
import { grant } from './grant.ts';

/** `/act/api/v1/activityTopGift/*`: the specification names the call; its answer is ours. */
export const activityTopGift = {
  exchangeRecord: defineCall({
    path: '/act/api/v1/activityTopGift/exchangeRecord',
    access: 'member',
    summary: 'Every gift that the member reached, the newest first: from VIP grades and promotions.',
    request: v.object({ ...pageRequest, langx }),
    answer: pageOf(grant),
    empty: emptyPage,
  }),
};
