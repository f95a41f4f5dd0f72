import * as v from 'valibot';
import { instant } from '../shapes.ts';
import { defineMethod } from './method.ts';

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const pair = v.tuple([whole, whole]);
const lengths = v.looseObject({ least: whole, choices: whole });

/** A day whose keys were bound together before its first betting. */
const drawDay = v.looseObject({
  /** A day of UTC, "2026-11-21". */
  day: v.string(),
  /** Root of the Merkle tree over the keys of the day's matches. */
  root: hash,
  committed_at: instant,
});

/** What a match was drawn from; see @lobby/draws. Chances are parts of 2^32. */
const drawRules = v.looseObject({
  law: v.literal('football-1'),
  match: v.string(),
  kickoff: instant,
  minutes: v.tuple([lengths, lengths]),
  goal: v.tuple([pair, pair]),
  red: whole,
  afterRed: v.looseObject({ own: whole, other: whole }),
});

const drawnMatch = v.looseObject({
  ecid: v.string(),
  team_h: v.string(),
  team_c: v.string(),
  kickoff: instant,
  /** SHA-256 over rules, script, key and nonce. */
  draw_hash: hash,
  /** The final whistle has gone and the key is shown. */
  ended: v.boolean(),
  /** "2:1" once it has ended, else empty. */
  score: v.string(),
});

/** The newest matches whose draw can be checked, and the days their keys were bound in. */
const drawList = v.looseObject({
  systime: instant,
  /** Today and the next day, newest first. */
  days: v.array(drawDay),
  /** In play and ended, newest kick-off first; then those to come, next kick-off first. */
  matches: v.array(drawnMatch),
});

/** One match: what was promised and, once it is over, all that is needed to draw it again. */
const drawAnswer = v.looseObject({
  systime: instant,
  /** Null when the match is not known or its draw is not published (only virtual football is drawn openly). */
  draw: v.nullable(
    v.looseObject({
      ...drawnMatch.entries,
      half_score: v.string(),
      day: drawDay,
      /** Null until the final whistle. */
      reveal: v.nullable(
        v.looseObject({
          rules: drawRules,
          key: hash,
          nonce: hash,
          /** From the key's leaf to the root of its day: "L…" or "R…" with the hash that stands on that side. */
          proof: v.array(v.pipe(v.string(), v.regex(/^[LR][0-9a-f]{64}$/))),
        }),
      ),
    }),
  ),
});

/** Ours: openly drawn matches, what was promised of each, and what shows that it was kept. */
export const drawMethods = {
  draws: defineMethod({
    method: 'get_draws',
    access: 'public',
    request: v.strictObject({}),
    answer: drawList,
    empty: { days: [], matches: [] },
  }),
  /** To be drawn again by whoever asks. */
  draw: defineMethod({
    method: 'get_draw',
    access: 'public',
    request: v.strictObject({ ecid: v.pipe(v.string(), v.maxLength(40)) }),
    answer: drawAnswer,
  }),
} as const;

export type WireDraw = NonNullable<v.InferOutput<typeof drawAnswer>['draw']>;
export type WireDrawList = v.InferOutput<typeof drawList>;
