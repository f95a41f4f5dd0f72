import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { instant, langx } from '../shapes.ts';

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** H, C, or empty where it is of neither. */
const side = v.picklist(['H', 'C', '']);

/** Per cent of the pitch: `x` from home's goal to the other, `y` from the left of who attacks that one. */
const place = v.looseObject({ x: percent, y: percent });

/** `short` is what stands where there is little room. */
const player = v.looseObject({ id: v.string(), number: count, name: v.string(), short: v.string() });

const lineUp = v.looseObject({
  /** "4-3-3". */
  formation: v.string(),
  /**
   * Who begins, the keeper first. Per cent of the own attack: `x` from the own goal to the other one, `y` from the left.
   */
  eleven: v.array(v.looseObject({ ...player.entries, place })),
  bench: v.array(player),
});

const playEvent = v.looseObject({
  /** The same in every answer. */
  id: v.string(),
  /** kick-off half-time second-half full-time goal goal-cancelled red yellow substitution shot-on shot-off corner, or later others. */
  kind: v.string(),
  side,
  /** As football counts: from 1; "45+2" in added time. */
  minute: v.string(),
  /** Null where the feed does not say. */
  place: v.nullable(place),
  /** "1:0" after a goal and at the end of a half; else empty. */
  score: v.string(),
  /** Who scored, has a card or came on, and for whom; null where it is not known. */
  player: v.nullable(player),
  playerOff: v.nullable(player),
});

/** An earlier match of the same clubs. */
const meeting = v.looseObject({
  ecid: v.string(),
  kickoff: instant,
  league: v.string(),
  teamH: v.string(),
  teamC: v.string(),
  score: v.string(),
  /** Empty where it is not known. */
  halfScore: v.string(),
});

const detail = v.looseObject({
  /** To be sent as `since` with the next question. */
  cursor: v.string(),
  /** True when `events` has everything, and `meetings` too. */
  full: v.boolean(),
  phase: v.picklist(['pre', '1H', 'HT', '2H', 'over']),
  teamH: v.string(),
  teamC: v.string(),
  teamIdH: v.string(),
  teamIdC: v.string(),
  /** Oldest first: those that are new since the cursor. */
  events: v.array(playEvent),
  /** The ids of events that do not stand any more. */
  gone: v.array(v.string()),
  /**
   * Those that the feed counts: possession (per cent) attacks dangerous-attacks shots shots-on-target corners
   * yellow-cards red-cards, or later others.
   */
  statistics: v.array(v.looseObject({ kind: v.string(), home: count, away: count })),
  /** Who pressed in each minute of the halves, from -100 (away) to 100 (home); empty where it is not known. */
  momentum: v.tuple([v.array(v.number()), v.array(v.number())]),
  /** Null while nobody plays, and where it is not known. `still`: it rests. */
  ball: v.nullable(v.looseObject({ side, zone: v.picklist(['build', 'attack', 'danger', 'still']), place })),
  /** Null until it is known, and where it was told by the cursor already. `invented`: nobody plays by these names. */
  lineUps: v.nullable(v.looseObject({ home: lineUp, away: lineUp, invented: v.boolean() })),
  /** Newest first; only of a full answer. */
  meetings: v.array(meeting),
});

/** `/game/api/v1/video/hotLive/matchDetail`. The specification names the call; what it carries is ours. */
export const video = {
  matchDetail: defineCall({
    path: '/game/api/v1/video/hotLive/matchDetail',
    access: 'public',
    passive: true,
    summary: 'What happened in a match so far: its events, statistics, pressure, ball, and earlier meetings.',
    request: v.object({
      /** The match, as lists and match pages name it. */
      ecid: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/)),
      /** The cursor of the last answer; empty for everything. */
      since: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
      langx,
    }),
    /** Null: there is no such match. */
    answer: v.looseObject({ systime: instant, detail: v.nullable(detail) }),
  }),
};

export type WireMatchDetail = v.InferOutput<typeof detail>;
