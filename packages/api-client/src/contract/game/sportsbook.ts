import { forEachType, listedTypes, SLIP_LIMIT } from '@lobby/sports';
import * as v from 'valibot';
import { amountText } from '../input-shapes.ts';
import { instant, moneyText } from '../shapes.ts';
import { countedEnd } from './counted-end.ts';
import { defineMethod } from './method.ts';
import { oddsFormat, orderState, quoteFields, refusalReason, ticketQuote } from './order-state.ts';
import { betRecord } from './record.ts';
import { autoOdd, foldSizes, seenFields, selectionFields } from './selection-fields.ts';
import { gtype, wireGame } from './wire-game.ts';

export type { SportsbookMethod } from './method.ts';
export {
  type OrderRefusalReason,
  oddsFormat,
  orderState,
  quoteFields,
  refusalReason,
  type WireOrderState,
} from './order-state.ts';
export { gtype, type WireGame, wireGame } from './wire-game.ts';

export const showtype = v.picklist(['live', 'today', 'early', 'hot']);

const market = v.looseObject({ live: v.number(), today: v.number(), early: v.number() });
const noMatches = { live: 0, today: 0, early: 0 };

/** How a match ended, as records write it: scores "2:1", or empty. */
const endedMatch = v.looseObject({
  /** Its sport, as of a game. */
  gtype: v.optional(v.string(), ''),
  gameType: v.optional(v.string()),
  teamH: v.string(),
  teamC: v.string(),
  score: v.string(),
  halfScore: v.string(),
  /** D0..DZ of one that will not be finished, and the score when it was stopped; else empty. */
  stopped: v.string(),
  reached: v.string(),
  /** Of a sport of sets or quarters: the games or points of each, "6:4 3:6"; else empty. */
  sets: v.optional(v.string(), ''),
  /** Its corners and cards, as results list them. */
  counted: v.optional(v.array(countedEnd), []),
  /** Which picks won each market; none of one that was returned. Nothing of a match that was stopped. */
  settled: v.optional(
    v.array(
      v.looseObject({
        wtype: v.string(),
        won: v.array(v.string()),
        /** Of a market with a line: its last one before the match, and who gives the handicap. */
        line: v.optional(v.string(), ''),
        strong: v.optional(v.picklist(['H', 'C', '']), ''),
        /** Whether they won half of it. */
        half: v.optional(v.boolean(), false),
      }),
    ),
    [],
  ),
});
export type WireEndedMatch = v.InferOutput<typeof endedMatch>;

/** The methods of the sportsbook screens. Those of the fairness page are in draws.ts, which only that page loads. */
export const sportsbook = {
  leagueCount: defineMethod({
    method: 'get_league_count',
    access: 'public',
    request: v.strictObject({}),
    answer: v.looseObject({
      systime: instant,
      /** Matches by sport type and market type. */
      counts: v.looseObject(forEachType(() => market)),
      /** Leagues with matches, biggest first. `quick` marks the quick filters (docs/rules.md#markets). */
      leagues: v.array(
        v.looseObject({ gtype, lid: v.string(), name: v.string(), count: v.number(), quick: v.boolean() }),
      ),
    }),
    empty: { counts: forEachType(() => noMatches), leagues: [] },
  }),
  gameList: defineMethod({
    method: 'get_game_list',
    access: 'public',
    request: v.strictObject({
      /** A sport type, or ALL. */
      gtype: v.picklist(listedTypes),
      showtype,
      /** Early only: a date "2026-11-21" in Beijing time; empty = all. */
      date: v.optional(v.string(), ''),
      lid: v.optional(v.pipe(v.array(v.string()), v.maxLength(100)), []),
      /** Only these markets' prices and lines are sent, e.g. ["M", "RM"]; empty = all that a list holds. */
      wtype: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(12))), v.maxLength(50)), []),
      /** The cursor of the last answer: only later changes are sent. Empty = everything. */
      since: v.optional(v.string(), ''),
    }),
    answer: v.looseObject({
      systime: instant,
      cursor: v.string(),
      /** True when `ec` is the whole list, false when it holds changes only. */
      full: v.boolean(),
      ec: v.array(v.looseObject({ id: v.string(), game: wireGame })),
      /** Events that left the list since the cursor. */
      gone: v.array(v.string()),
    }),
    empty: { cursor: '', full: true, ec: [], gone: [] },
  }),
  gameMore: defineMethod({
    method: 'get_game_more',
    access: 'public',
    request: v.strictObject({ gtype, ecid: v.pipe(v.string(), v.maxLength(40)) }),
    /**
     * Every line of the event: the main line first, then alternates, each with its own gid. Empty = over, or never
     * known: `over`, ours and given with an empty list only, tells which; `ended` how, once that is reported.
     */
    answer: v.looseObject({
      systime: instant,
      game: v.array(wireGame),
      over: v.optional(v.boolean()),
      ended: v.optional(endedMatch),
    }),
    empty: { game: [] },
  }),
  orderView: defineMethod({
    method: 'FT_order_view',
    access: 'member',
    request: v.strictObject({ odd_f_type: oddsFormat, ...selectionFields }),
    answer: v.variant('code', [
      v.looseObject({ code: v.literal('501'), ...quoteFields }),
      v.looseObject({ code: v.literal('555'), errormsg: refusalReason }),
    ]),
  }),
  bet: defineMethod({
    method: 'FT_bet',
    access: 'member',
    money: true,
    request: v.strictObject({
      ...selectionFields,
      ...seenFields,
      /** The stake as typed, yuan. With a negative Malay or Indonesian price it is the amount to win. */
      golds: amountText,
      autoOdd,
      /** The operation id; equals x-request-id. */
      operation_id: v.pipe(v.string(), v.uuid()),
    }),
    answer: orderState,
  }),
  totalOrderView: defineMethod({
    method: 'Total_order_view',
    access: 'member',
    request: v.strictObject({
      /** Series and systems: H. Decimal markets are quoted in E whatever it is. */
      odd_f_type: oddsFormat,
      picks: v.pipe(v.array(v.strictObject(selectionFields)), v.minLength(1), v.maxLength(SLIP_LIMIT)),
      /** Asks for the limits of a series or system of all picks; empty = of singles only. */
      folds: v.optional(v.union([foldSizes, v.tuple([])]), []),
    }),
    answer: v.looseObject({
      systime: instant,
      /** One for each pick, in their order. */
      picks: v.array(
        v.variant('code', [
          v.looseObject({ code: v.literal('501'), ...quoteFields }),
          v.looseObject({ code: v.literal('555'), gid: v.string(), errormsg: refusalReason }),
        ]),
      ),
      /** The series or system of all picks; null when none was asked for. */
      ticket: v.nullable(ticketQuote),
      /** Free balance, yuan. */
      maxcredit: moneyText,
    }),
    empty: { picks: [], ticket: null, maxcredit: '0' },
  }),
  totalBet: defineMethod({
    method: 'Total_bet',
    access: 'member',
    money: true,
    request: v.strictObject({
      autoOdd,
      /**
       * Each is taken or rejected by itself, in this order. A single has one leg and folds [1], in any odds format; a
       * series of n legs has folds [n], anything else is a system, both in H (E for decimal markets).
       */
      betslip: v.pipe(
        v.array(
          v.strictObject({
            /** The id of this bet: at most one bet is made by it, in whichever call it is sent. */
            operation_id: v.pipe(v.string(), v.uuid()),
            /** Stake of each combination, yuan. */
            golds: amountText,
            folds: foldSizes,
            legs: v.pipe(
              v.array(v.strictObject({ ...selectionFields, ...seenFields })),
              v.minLength(1),
              v.maxLength(SLIP_LIMIT),
            ),
          }),
        ),
        v.minLength(1),
        v.maxLength(SLIP_LIMIT),
      ),
      /** The id of this call; equals x-request-id. */
      operation_id: v.pipe(v.string(), v.uuid()),
    }),
    answer: v.looseObject({
      systime: instant,
      /** What became of each, in the order they were sent. */
      betslip: v.array(orderState),
    }),
    /** Says nothing of any bet: what became of each is unknown. */
    empty: { betslip: [] },
  }),
  orderState: defineMethod({
    method: 'get_dangerous',
    access: 'member',
    request: v.strictObject({ operation_id: v.pipe(v.string(), v.uuid()) }),
    answer: orderState,
  }),
  todayWagers: defineMethod({
    method: 'get_today_wagers',
    access: 'member',
    request: v.strictObject({}),
    answer: v.looseObject({
      count: v.number(),
      /** Open and pending bets, newest first, in the shape of record/betRecordList. */
      wagers: v.array(betRecord),
    }),
    empty: { count: 0, wagers: [] },
  }),
} as const;
