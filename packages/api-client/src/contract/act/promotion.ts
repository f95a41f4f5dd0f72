import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { instant, langx } from '../shapes.ts';
import { grant } from './grant.ts';
import { condition, promotionShape, promotionsAnswer, spinSeed } from './promotion-shape.ts';

const id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/));

/** `/act/api/v1/promotion/*`: the specification names the calls; payloads and answers are ours. */
export const promotion = {
  config: defineCall({
    path: '/act/api/v1/promotion/config',
    access: 'public',
    summary: 'The promotions of the site, or one of them, with what the member has to do and has done.',
    request: v.object({
      id: v.optional(id),
      /** The invitation of friends has a page without an id: the one that runs, or else the last that did. */
      kind: v.optional(v.literal('friends')),
      langx,
    }),
    answer: promotionsAnswer,
  }),
  verification: defineCall({
    path: '/act/api/v1/promotion/verification',
    access: 'member',
    summary: 'Whether the member may join a promotion, condition by condition, and holds a place for them.',
    request: v.object({ id, langx }),
    answer: v.looseObject({
      conditions: v.array(condition),
      /** Until then the place is held; 0: a condition is not met. */
      heldUntil: instant,
    }),
  }),
  joinActivity: defineCall({
    path: '/act/api/v1/promotion/joinActivity',
    access: 'member',
    summary:
      'Joins a promotion, once; in one of signing in it signs a day as well, and with `spin` it spins the wheel of one.',
    request: v.object({
      id,
      /** The day to be signed, "2026-11-28"; absent: today. */
      day: v.optional(v.pipe(v.string(), v.maxLength(10))),
      /** A spin of the wheel: its number, which is spun once however often it is sent, and a text of the player. */
      spin: v.optional(
        v.strictObject({ number: v.pipe(v.number(), v.integer(), v.minValue(1)), client: spinSeed }),
      ),
      langx,
    }),
    answer: promotionShape,
  }),
  confirmInfo: defineCall({
    path: '/act/api/v1/promotion/confirmInfo',
    access: 'member',
    money: true,
    summary:
      'Claims a gift: that of a promotion once its turnover is done; one of VIP at once, and it has to be staked once.',
    request: v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(80)), langx }),
    answer: grant,
  }),
};
