import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { langx } from '../shapes.ts';
import { grant } from './grant.ts';

/** `/act/api/v1/promotion/*`: the specification names the calls; payloads and answers are ours. */
export const promotion = {
  confirmInfo: defineCall({
    path: '/act/api/v1/promotion/confirmInfo',
    access: 'member',
    money: true,
    summary: 'Claims a gift that was reached: it is credited, and has to be staked once before it may leave.',
    request: v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(80)), langx }),
    answer: grant,
  }),
};
