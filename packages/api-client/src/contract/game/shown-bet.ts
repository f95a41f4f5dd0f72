import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { instant, langx } from '../shapes.ts';
import { betRecord } from './record.ts';

const { status, kind, folds, combinations, legs, result, cancelReason } = betRecord.entries;

/**
 * A bet as anybody may see it: what was backed, at which price and line, and what became of it. No member, no ticket
 * number, no amount.
 */
const shownBet = v.looseObject({
  ...{ status, kind, folds, combinations, legs, result, cancelReason },
  placedAt: instant,
  settledAt: v.nullable(instant),
  /** All of it was sold back: its matches decide nothing any more, and `result` is empty. */
  isSold: v.boolean(),
});

/** `/game/api/v1/record/shownBet`: a bet by its show id. Our addition. */
export const shownBets = {
  shownBet: defineCall({
    path: '/game/api/v1/record/shownBet',
    access: 'public',
    summary: 'A bet as it was placed and what became of it, for anybody who has its address.',
    request: v.object({
      /** The `showId` of its record. */
      showId: v.pipe(v.string(), v.maxLength(64)),
      langx,
    }),
    /** Null: no bet of this site has that id, whatever it looks like. */
    answer: v.looseObject({ bet: v.nullable(shownBet) }),
  }),
};
