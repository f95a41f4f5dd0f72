import * as v from 'valibot';
import { instant } from '../shapes.ts';
import { defineMethod } from './method.ts';
import { gtype } from './wire-game.ts';

/** One that may win an outright, with its price. */
export const wireRunner = v.looseObject({
  /** Names the runner; the `rtype` of a pick. */
  rtype: v.string(),
  /** Its name. */
  teams: v.string(),
  /** Decimal odds; blank = not for sale now. */
  ioratio: v.string(),
  /** Once decided: W won (alone or with others), L lost, D cancelled; else empty. */
  result: v.string(),
  /** What it has counted so far: its goals in the round, or its wins; empty before its first match. */
  goals: v.string(),
  /** Its match, or the one it plays now: pre, live, over, or void when it will have no result. */
  state: v.picklist(['pre', 'live', 'over', 'void']),
});

/** An outright: a competition whose winner is bet on. */
export const wireOutright = v.looseObject({
  gid: v.string(),
  /** The sport of its matches. */
  gtype,
  lid: v.string(),
  league: v.string(),
  /** What is to be won. */
  teamsname: v.string(),
  /** The end of betting, ms since the epoch, as text. */
  datetime: v.string(),
  /** What its runners count, in `goals`: goals of a round, or wins of a season. */
  counts: v.optional(v.picklist(['goals', 'wins']), 'goals'),
  /** Y while it takes bets. */
  gopen: v.picklist(['Y', 'N']),
  rtypes: v.array(wireRunner),
});
export type WireOutright = v.InferOutput<typeof wireOutright>;

/** The methods of champion markets (sport type FS). Their picks are bet on by Total_order_view and Total_bet. */
export const outrights = {
  leagueList: defineMethod({
    method: 'get_league_list_FS',
    access: 'public',
    request: v.strictObject({}),
    answer: v.looseObject({
      systime: instant,
      /** Outrights that take bets or are being decided, by market type: FSFT today, FSFU early. */
      counts: v.looseObject({ today: v.number(), early: v.number() }),
      leagues: v.array(v.looseObject({ lid: v.string(), name: v.string(), count: v.number() })),
    }),
    empty: { counts: { today: 0, early: 0 }, leagues: [] },
  }),
  gameList: defineMethod({
    method: 'get_game_list_FS',
    access: 'public',
    request: v.strictObject({
      /** today (FSFT), early (FSFU), or empty for both. */
      showtype: v.optional(v.picklist(['today', 'early', '']), ''),
      /** Only these leagues; empty = all. */
      lid: v.optional(v.pipe(v.array(v.string()), v.maxLength(100)), []),
    }),
    answer: v.looseObject({
      systime: instant,
      /** The whole list, the next to close first; decided ones stay for some minutes. */
      game: v.array(wireOutright),
    }),
    empty: { game: [] },
  }),
} as const;
