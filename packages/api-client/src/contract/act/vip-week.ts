import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { memberPause } from '../pause.ts';
import { instant, moneyText, noPayload } from '../shapes.ts';

/** `/act/api/v1/vipWeek/*`: the specification names the call; its answer is ours. */
export const vipWeek = {
  VipWeekInfo: defineCall({
    path: '/act/api/v1/vipWeek/VipWeekInfo',
    access: 'member',
    summary:
      'The running week: what was staked, and what the gift of the member’s grade asks for and brings; nothing of it in a pause.',
    request: noPayload,
    answer: v.looseObject({
      pause: v.nullable(memberPause),
      start: instant,
      end: instant,
      /** When the gift of this week is given. */
      givenAt: instant,
      /** Yuan: staked so far, asked for, given. Zero asked and given: the grade has no gift of a week, or a pause. */
      turnover: moneyText,
      need: moneyText,
      gift: moneyText,
    }),
  }),
};
