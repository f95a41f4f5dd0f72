import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { instant, langx, moneyText } from '../shapes.ts';

/** The categories whose venues have lists of games. */
export const listedCategories = ['DZ', 'BY', 'ZR', 'QP', 'CP', 'DJ'] as const;

/** A venue and a game of it. */
export const gameFields = {
  channelCode: v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,10}$/)),
  gameCode: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,40}$/)),
};

/** `/game/api/v1/venue/*`: the games of venues. The specification names the calls but for `trial`; answers are ours. */
export const venueGames = {
  gameList: defineCall({
    path: '/game/api/v1/venue/gameList',
    access: 'public',
    summary:
      'The games of every venue of a category that lists them, with what the caller marked and played.',
    request: v.object({ category: v.picklist(listedCategories), langx }),
    answer: v.array(
      v.looseObject({
        channelCode: v.string(),
        gameCode: v.string(),
        name: v.string(),
        /** First letters of the pinyin of the name, lower case, by which it is searched for. */
        initials: v.string(),
        badge: v.picklist(['', 'hot', 'new']),
        /** What it pays back of all stakes in the long run, exact to two digits: "94.88". */
        returnPercent: v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{2}$/)),
        /** 1 (even) to 5 (rare and high). */
        volatility: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
        features: v.array(v.string()),
        /** The order by hand, smallest first. */
        position: v.number(),
        /** How often it was opened on this site. */
        plays: v.number(),
        hasTrial: v.boolean(),
        /** Of a visitor false. */
        isFavourite: v.boolean(),
        /** When the caller opened it last; 0: never, or a visitor. */
        playedAt: instant,
      }),
    ),
    empty: [],
  }),
  trial: defineCall({
    path: '/game/api/v1/venue/trial',
    access: 'public',
    summary: 'Opens a game with credits that are no money: same odds, same draws. Our addition.',
    request: v.object({ enName: v.pipe(v.string(), v.maxLength(20)), gameCode: gameFields.gameCode, langx }),
    answer: v.looseObject({ launchId: v.string(), url: v.string() }),
  }),
  getBonusPools: defineCall({
    path: '/game/api/v1/venue/getBonusPools',
    access: 'public',
    summary: 'What the shared jackpots of games hold now, and how fast they grow.',
    request: v.object({}),
    answer: v.array(
      v.looseObject({
        channelCode: v.string(),
        gameCode: v.string(),
        /** Yuan. */
        amount: moneyText,
        /** Yuan. */
        perSecond: moneyText,
      }),
    ),
    empty: [],
  }),
};
