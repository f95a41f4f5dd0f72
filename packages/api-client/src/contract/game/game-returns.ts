import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { langx, moneyText } from '../shapes.ts';

const percent = v.pipe(v.string(), v.regex(/^\d{1,9}\.\d{2}$/));

/** What was played of a game in a time. */
const measured = v.looseObject({
  rounds: v.number(),
  /** Yuan. */
  staked: moneyText,
  returned: moneyText,
  /** Percent that came back, and between what it lies 999 times in 1,000 by chance; empty: nothing was staked. */
  percent: v.union([v.literal(''), percent]),
  from: v.union([v.literal(''), percent]),
  to: v.union([v.literal(''), percent]),
  /** `few`: so few rounds say nothing. */
  verdict: v.picklist(['few', 'within', 'above', 'below']),
});

/** `/game/api/v1/venue/getGameReturns`: actual against theoretical return. Our addition. */
export const gameReturns = {
  getGameReturns: defineCall({
    path: '/game/api/v1/venue/getGameReturns',
    access: 'public',
    summary: 'What each game gives back by its rules, and what it gave back here.',
    request: v.object({ langx }),
    answer: v.array(
      v.looseObject({
        channelCode: v.string(),
        venueName: v.string(),
        gameCode: v.string(),
        name: v.string(),
        /** Percent by its rules. */
        returnPercent: percent,
        /** Of the last thirty days of Beijing. */
        days30: measured,
        all: measured,
      }),
    ),
    empty: [],
  }),
};
