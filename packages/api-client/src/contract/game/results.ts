import * as v from 'valibot';
import { instant } from '../shapes.ts';
import { countedEnd } from './counted-end.ts';
import { defineMethod } from './method.ts';
import { gtype } from './wire-game.ts';

/** A match that is over, as the page of results lists it. Scores are "2:1", or empty. */
export const wireResult = v.looseObject({
  ecid: v.string(),
  lid: v.string(),
  league: v.string(),
  team_h: v.string(),
  team_c: v.string(),
  team_id_h: v.string(),
  team_id_c: v.string(),
  /** Kick-off, ms since the epoch, as text. */
  datetime: v.string(),
  score: v.string(),
  halfScore: v.string(),
  /** Of a sport of sets or quarters: the games or points of each, "6:4 3:6"; else empty. */
  sets: v.optional(v.string(), ''),
  /** D0..DZ of one that will not be finished, and the score when it was stopped; else empty. */
  stopped: v.string(),
  reached: v.string(),
  /** Corners (CN) and cards (RN) of it, once they are known: at the end, and at half-time, "5:3". */
  counted: v.optional(v.array(countedEnd), []),
});
export type WireResult = v.InferOutput<typeof wireResult>;

const whole = v.pipe(v.number(), v.safeInteger());

/** A club in the table of its league. */
export const wireStanding = v.looseObject({
  /** Clubs that no rule tells apart share a place. */
  place: whole,
  team_id: v.string(),
  team: v.string(),
  played: whole,
  won: whole,
  drawn: whole,
  lost: whole,
  goals_for: whole,
  goals_against: whole,
  points: whole,
  /** Of a table of wins: the share that was won, "0.625", and the games behind the first, "2.5"; else empty. */
  share: v.optional(v.string(), ''),
  behind: v.optional(v.string(), ''),
  /** What the last five came to, the newest last: W, D, L. */
  form: v.array(v.picklist(['W', 'D', 'L'])),
});
export type WireStanding = v.InferOutput<typeof wireStanding>;

const league = v.looseObject({ lid: v.string(), name: v.string(), count: whole });

/** Ours, not the provider's: what has been played, and the tables of the leagues. */
export const results = {
  results: defineMethod({
    method: 'get_results',
    access: 'public',
    request: v.strictObject({
      gtype,
      /** The Beijing day of the kick-offs, "2026-11-21". */
      date: v.pipe(v.string(), v.isoDate()),
      /** Only this league; empty = all. */
      lid: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
      /** A part of the name of a club, in either script; empty = all. */
      search: v.optional(v.pipe(v.string(), v.maxLength(30)), ''),
      /** From "1". */
      page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/)), '1'),
    }),
    answer: v.looseObject({
      systime: instant,
      /** The leagues with results on this day, most matches first. */
      leagues: v.array(league),
      /** How many matches the day has, narrowed as asked, and on how many pages. */
      total: whole,
      pages: whole,
      /** One page, the last kick-off first. */
      matches: v.array(wireResult),
    }),
    empty: { leagues: [], total: 0, pages: 0, matches: [] },
  }),
  standings: defineMethod({
    method: 'get_standings',
    access: 'public',
    request: v.strictObject({
      gtype,
      /** The league whose table is asked for; empty = the first of `leagues`. */
      lid: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
    }),
    answer: v.looseObject({
      systime: instant,
      /** The leagues with a table, most matches first; `count`: those that are in it. */
      leagues: v.array(league),
      /** Of which league `rows` are; empty where it has no table. */
      lid: v.string(),
      rows: v.array(wireStanding),
    }),
    empty: { leagues: [], lid: '', rows: [] },
  }),
} as const;
