import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { langx, moneyText } from '../shapes.ts';

/** The categories whose venues have lists of games. */
export const listedCategories = ['DZ', 'BY', 'ZR', 'QP', 'CP', 'DJ'] as const;

/** A venue and a game of it. */
export const gameFields = {
  channelCode: v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,10}$/)),
  gameCode: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,40}$/)),
};

/** Which games of a category are listed. */
export const gameShows = ['all', 'hot', 'new', 'favourite', 'recent'] as const;

/**
 * By hand, by name, by how often they were played on the site, by what they pay back; `front`, for a home page: at most
 * three that the caller played last, then hot ones, then by hand.
 */
export const gameOrders = ['hand', 'name', 'plays', 'return', 'front'] as const;

/** How many games an answer has at most, and where the request does not say. */
export const gamesAtOnce = 96;

/** Which games of a category, and how they are arranged; what is left out is not asked for. */
const gameChoice = {
  venue: v.optional(gameFields.channelCode),
  gameCode: v.optional(gameFields.gameCode),
  show: v.optional(v.picklist(gameShows), 'all'),
  /** Found in the name, or in the first letters of its pinyin; without blanks, of one width, in small letters. */
  search: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  /** `recent` games stand with those played last in front, whatever is asked for. */
  order: v.optional(v.picklist(gameOrders), 'hand'),
  /** Percent that a game pays back at least: "95". */
  minReturn: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/))),
  volatility: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  feature: v.optional(v.pipe(v.string(), v.maxLength(40))),
};

/** `/game/api/v1/venue/*`: the games of venues. The specification names the calls but for `trial`; the rest is ours. */
export const venueGames = {
  gameList: defineCall({
    path: '/game/api/v1/venue/gameList',
    access: 'public',
    summary:
      'A part of the games of a category, chosen and arranged over all its venues, with what the caller marked.',
    request: v.object({
      category: v.picklist(listedCategories),
      ...gameChoice,
      /** How many of them are passed over. */
      from: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)), 0),
      size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(gamesAtOnce)), gamesAtOnce),
      langx,
    }),
    answer: v.looseObject({
      /** How many games the choice has, however few of them the answer has. */
      total: v.number(),
      /** What games of the category can do, whatever was chosen, the most common first. */
      features: v.array(v.string()),
      games: v.array(
        v.looseObject({
          channelCode: v.string(),
          gameCode: v.string(),
          name: v.string(),
          badge: v.picklist(['', 'hot', 'new']),
          /** What it pays back of all stakes in the long run, exact to two digits: "94.88". */
          returnPercent: v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{2}$/)),
          /** 1 (even) to 5 (rare and high). */
          volatility: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
          hasTrial: v.boolean(),
          /** Of a visitor false. */
          isFavourite: v.boolean(),
        }),
      ),
    }),
    empty: { total: 0, features: [], games: [] },
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
