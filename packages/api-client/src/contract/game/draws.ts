import * as v from 'valibot';
import { instant } from '../shapes.ts';
import { defineMethod } from './method.ts';

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const pair = v.tuple([whole, whole]);
const lengths = v.looseObject({ least: whole, choices: whole });

/** A day of which all keys were committed to before its first bet. */
const drawDay = v.looseObject({
  /** A day of UTC, "2026-11-21". */
  day: v.string(),
  /** Root of the Merkle tree over the keys of the day's matches. */
  root: hash,
  committed_at: instant,
});

/** The inputs of a match's draw; see @lobby/draws. Chances are parts of 2^32. */
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
  /** True once the final whistle has gone and the key is published. */
  ended: v.boolean(),
  /** "2:1" once it has ended, else empty. */
  score: v.string(),
});

/** The newest matches whose draw can be verified, and the days their keys were committed in. */
const drawList = v.looseObject({
  systime: instant,
  /** Today and the next day, newest first. */
  days: v.array(drawDay),
  /** In play and ended, newest kick-off first; then those to come, next kick-off first. */
  matches: v.array(drawnMatch),
});

/** One match: its commitment and, once it is over, everything needed to repeat the draw. */
const drawAnswer = v.looseObject({
  systime: instant,
  /** Null when the match is unknown or its draw is not published (only virtual football publishes its draws). */
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
          /** From the key's leaf to the root of its day: "L…" or "R…" with the sibling hash of that side. */
          proof: v.array(v.pipe(v.string(), v.regex(/^[LR][0-9a-f]{64}$/))),
        }),
      ),
    }),
  ),
});

/** Our addition: matches with verifiable draws, their commitments, and the data that verifies them. */
export const drawMethods = {
  draws: defineMethod({
    method: 'get_draws',
    access: 'public',
    request: v.strictObject({}),
    answer: drawList,
    empty: { days: [], matches: [] },
  }),
  /** The data with which anyone can repeat the draw. */
  draw: defineMethod({
    method: 'get_draw',
    access: 'public',
    request: v.strictObject({ ecid: v.pipe(v.string(), v.maxLength(40)) }),
    answer: drawAnswer,
  }),
} as const;

export type WireDraw = NonNullable<v.InferOutput<typeof drawAnswer>['draw']>;
export type WireDrawList = v.InferOutput<typeof drawList>;
