import * as v from 'valibot';
import type { Access } from '../call.ts';
import { amountText, instant, moneyText } from '../shapes.ts';
import { betRecord } from './record.ts';

/**
 * The methods of the embedded sportsbook behind `venue/resource` (enName CRTY).
 * Field names are the provider's, lower case, all values text unless noted; meanings in docs/wire-protocol.md.
 * `Request` also carries timestamp, token, langx and remoteip on every method.
 */
export interface SportsbookMethod<
  In extends v.GenericSchema = v.GenericSchema,
  Out extends v.GenericSchema = v.GenericSchema,
> {
  readonly method: string;
  readonly access: Access;
  readonly money?: boolean;
  readonly request: In;
  readonly answer: Out;
}

function defineMethod<const In extends v.GenericSchema, const Out extends v.GenericSchema>(
  row: SportsbookMethod<In, Out>,
): SportsbookMethod<In, Out> {
  return row;
}

export const gtype = v.picklist(['FT', 'VF']);
export const showtype = v.picklist(['live', 'today', 'early', 'hot']);
export const oddsFormat = v.picklist(['E', 'H', 'I', 'M']);

/**
 * One line of a match. Besides the named fields it carries, per market offered, `ior_*` prices
 * (Hong Kong value of a two-way pair with up to 3 decimals; decimal odds elsewhere; blank = suspended)
 * and `ratio*` lines ("0 / 0.5"). Over is the C price, under the H price.
 */
export const wireGame = v.objectWithRest(
  {
    gid: v.string(),
    /** Match group. */
    gidm: v.string(),
    /** The half-time line paired with gid. */
    hgid: v.string(),
    /** Event container. */
    ecid: v.string(),
    gtype,
    lid: v.string(),
    league: v.string(),
    team_id_h: v.string(),
    team_id_c: v.string(),
    team_h: v.string(),
    team_c: v.string(),
    /** Side that gives the full-time handicap; the ratio is unsigned. H or C. */
    strong: v.string(),
    /** Side that gives the first-half handicap. */
    hstrong: v.string(),
    /** Kick-off, ms since the epoch, as text (decided: the provider's zoned text is not sent). */
    datetime: v.string(),
    /** Y while in play. */
    is_rb: v.picklist(['Y', 'N']),
    /** Y while the match takes bets; N = everything suspended (a goal is being confirmed). */
    gopen: v.picklist(['Y', 'N']),
    /** Phase and match clock, "2H^52:41"; "HT^" at half-time; empty before kick-off. */
    re_time: v.string(),
    score_h: v.string(),
    score_c: v.string(),
    /** First-half score once the half is over, else empty. */
    hscore_h: v.string(),
    hscore_c: v.string(),
    redcard_h: v.string(),
    redcard_c: v.string(),
    /** How many markets the match offers in all, as text. */
    more_count: v.string(),
    /** Price version: grows with every change of this match. */
    ver: v.string(),
  },
  v.string(),
);
export type WireGame = v.InferOutput<typeof wireGame>;

const pickFields = {
  odd_f_type: oddsFormat,
  gid: v.pipe(v.string(), v.maxLength(40)),
  gtype,
  wtype: v.pipe(v.string(), v.maxLength(12)),
  rtype: v.pipe(v.string(), v.maxLength(12)),
  chose_team: v.pipe(v.string(), v.maxLength(4)),
};

/** What a quote says about one selection, in the odds format that was asked for. */
const quoteFields = {
  gid: v.string(),
  wtype: v.string(),
  rtype: v.string(),
  chose_team: v.string(),
  odd_f_type: oddsFormat,
  /** The price in odd_f_type. */
  ioratio: v.string(),
  /** The line as printed; empty without one. */
  ratio: v.string(),
  strong: v.string(),
  score_h: v.string(),
  score_c: v.string(),
  is_rb: v.picklist(['Y', 'N']),
  /** Least and most that may be staked, yuan. */
  gold_gmin: moneyText,
  gold_gmax: moneyText,
  /** Free balance, yuan. */
  maxcredit: moneyText,
  ts: instant,
};

/** Why an order was not taken. */
export const refusalReason = v.picklist([
  'closed',
  'suspended',
  'started',
  'line-changed',
  'odds-changed',
  'below-minimum',
  'above-maximum',
  'over-balance',
  'duplicate',
  'goal-cancelled',
]);
export type OrderRefusalReason = v.InferOutput<typeof refusalReason>;

/** What became of an order. `unknown`: the platform never received it, so the same operation id may be sent again. */
export const orderState = v.variant('code', [
  v.looseObject({
    /** 560: accepted. */
    code: v.literal('560'),
    ticket_id: v.string(),
    operation_id: v.string(),
    gold: moneyText,
    risk: moneyText,
    winnable: moneyText,
    odd_f_type: oddsFormat,
    ioratio: v.string(),
    ratio: v.string(),
    nowcredit: moneyText,
    systime: instant,
  }),
  v.looseObject({
    /** Being confirmed: ask again with get_dangerous. */
    code: v.literal('delay'),
    active: v.literal('delay'),
    ticket_id: v.string(),
    operation_id: v.string(),
    /** When the answer is expected, ms since the epoch. */
    confirm_at: instant,
  }),
  v.looseObject({
    /** 555: not taken; nothing is held. */
    code: v.literal('555'),
    operation_id: v.string(),
    ticket_id: v.optional(v.string(), ''),
    errormsg: refusalReason,
    /** The quote as it is now, when that is the reason. */
    quote: v.optional(v.nullable(v.looseObject(quoteFields))),
  }),
  v.looseObject({ code: v.literal('unknown'), operation_id: v.string() }),
]);
export type WireOrderState = v.InferOutput<typeof orderState>;

const market = v.looseObject({ live: v.number(), today: v.number(), early: v.number() });

export const sportsbook = {
  leagueCount: defineMethod({
    method: 'get_league_count',
    access: 'public',
    request: v.looseObject({}),
    answer: v.looseObject({
      systime: instant,
      /** Matches by sport and market type. */
      counts: v.looseObject({ FT: market, VF: market }),
      /** Leagues with matches, biggest first. `quick` marks the quick filters of the specification. */
      leagues: v.array(
        v.looseObject({ gtype, lid: v.string(), name: v.string(), count: v.number(), quick: v.boolean() }),
      ),
    }),
  }),
  gameList: defineMethod({
    method: 'get_game_list',
    access: 'public',
    request: v.looseObject({
      gtype,
      showtype,
      /** Early only: a date "2026-11-21" in Beijing time; empty = all. */
      date: v.optional(v.string(), ''),
      lid: v.optional(v.pipe(v.array(v.string()), v.maxLength(100)), []),
      /** Only these markets' prices and lines travel, e.g. ["M", "RM"]; empty = all that a list carries. */
      wtype: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(12))), v.maxLength(50)), []),
      /** The cursor of the last answer: only what changed since comes back. Empty = everything. */
      since: v.optional(v.string(), ''),
    }),
    answer: v.looseObject({
      systime: instant,
      cursor: v.string(),
      /** True when `ec` is the whole list, false when it is what changed. */
      full: v.boolean(),
      ec: v.array(v.looseObject({ id: v.string(), game: wireGame })),
      /** Events that left the list since the cursor. */
      gone: v.array(v.string()),
    }),
  }),
  gameMore: defineMethod({
    method: 'get_game_more',
    access: 'public',
    request: v.looseObject({ gtype, ecid: v.pipe(v.string(), v.maxLength(40)) }),
    /** Every line of the event: the main line first, then alternates, each with its own gid. Empty = over. */
    answer: v.looseObject({ systime: instant, game: v.array(wireGame) }),
  }),
  orderView: defineMethod({
    method: 'FT_order_view',
    access: 'member',
    request: v.looseObject(pickFields),
    answer: v.variant('code', [
      v.looseObject({ code: v.literal('501'), ...quoteFields }),
      v.looseObject({ code: v.literal('555'), errormsg: refusalReason }),
    ]),
  }),
  bet: defineMethod({
    method: 'FT_bet',
    access: 'member',
    money: true,
    request: v.looseObject({
      ...pickFields,
      /** The stake as typed, yuan. With a negative Malay or Indonesian price it is the amount to win. */
      golds: amountText,
      /** The price and the line the member saw. */
      ioratio: v.pipe(v.string(), v.maxLength(12)),
      ratio: v.pipe(v.string(), v.maxLength(12)),
      /** What to do when the price moved: take it, take it only if better, refuse. A moved line is always refused. */
      autoOdd: v.picklist(['all', 'better', 'never']),
      /** The operation id; equals x-request-id. */
      operation_id: v.pipe(v.string(), v.uuid()),
    }),
    answer: orderState,
  }),
  orderState: defineMethod({
    method: 'get_dangerous',
    access: 'member',
    request: v.looseObject({ operation_id: v.pipe(v.string(), v.uuid()) }),
    answer: orderState,
  }),
  todayWagers: defineMethod({
    method: 'get_today_wagers',
    access: 'member',
    request: v.looseObject({}),
    answer: v.looseObject({
      count: v.number(),
      /** Open and pending bets, newest first, in the shape of record/betRecordList. */
      wagers: v.array(betRecord),
    }),
  }),
} as const;
