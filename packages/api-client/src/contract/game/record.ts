import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { emptyPage, instant, langx, moneyText, pageOf, pageRequest } from '../shapes.ts';
import { betDispute } from './disputes.ts';

const filters = {
  /** Placed at or after. */
  beginTime: v.optional(instant),
  /** Placed before. */
  endTime: v.optional(instant),
  status: v.optional(v.picklist(['all', 'pending', 'open', 'settled', 'rejected']), 'all'),
  gtype: v.optional(v.string(), ''),
  kind: v.optional(v.picklist(['all', 'single', 'series', 'system']), 'all'),
  /** The bet with this ticket alone. */
  ticketId: v.optional(v.pipe(v.string(), v.maxLength(40))),
  langx,
};

const resultCodes = {
  /** W LW P LL L D, or empty while open. */
  result: v.string(),
  /** D0..DZ when cancelled; else empty. */
  cancelReason: v.string(),
};

/** One leg of a bet. Odds are those the member accepted, in the format they were shown in. */
export const betLeg = v.looseObject({
  gtype: v.string(),
  /** Which sport of a type that has several. */
  gameType: v.optional(v.string()),
  gid: v.string(),
  /** The event of the leg, as in lists and on the fairness page. */
  ecid: v.string(),
  league: v.string(),
  teamH: v.string(),
  teamC: v.string(),
  kickoff: instant,
  wtype: v.string(),
  rtype: v.string(),
  /** The line of the market as printed, e.g. "0 / 0.5"; empty without one. */
  ratio: v.string(),
  /** The side that gives the handicap: H, C or empty. */
  strong: v.string(),
  oddsFormat: v.picklist(['E', 'H', 'I', 'M']),
  odds: v.string(),
  isRB: v.boolean(),
  /** "1:0": the score when an in-play bet was taken; empty before kick-off. */
  scoreAtBet: v.string(),
  /** "2:1" once known, else empty. */
  score: v.string(),
  /** Once the first half is over, also while the match goes on. */
  halfScore: v.string(),
  /** Of a sport of sets or quarters: the games or points of each that is finished, "6:4 3:6"; else empty. */
  sets: v.optional(v.string(), ''),
  /** D0..DZ of a match that will not be finished, whatever became of the leg; else empty. */
  stopped: v.optional(v.string(), ''),
  /** The score when it was stopped, "1:1"; empty when it was never begun, or is not known. */
  reached: v.optional(v.string(), ''),
  ...resultCodes,
  /** How many shared the title, of an outright won with others: its profit is divided by so many. */
  deadHeat: v.optional(v.number()),
});

/** Something that happened to a bet. */
const betStep = v.looseObject({
  at: instant,
  /** leg: one of several legs got its result; restored: a settlement was taken back. */
  kind: v.picklist([
    'placed',
    'accepted',
    'rejected',
    'leg',
    'settled',
    'restored',
    'resettled',
    'cashed-out',
  ]),
  /** What moved in the balance, yuan: negative when it fell, "0" when nothing did. */
  amount: moneyText,
  /** A short text in the member's language, or empty. */
  note: v.string(),
  /** Why: D0..DZ of what was cancelled, a code of `changeReasons` of what was graded again; else empty. */
  reason: v.optional(v.string(), ''),
  /** The score that decided a single or one of several legs, "1:0", of half/full "1:0/2:1"; empty where none did. */
  score: v.optional(v.string(), ''),
  /** The score that had decided it before. */
  scoreBefore: v.optional(v.string(), ''),
});

/** A bet as records show it. Of several legs, its result is W, P or L by what it won or lost, D when all were. */
export const betRecord = v.looseObject({
  ticketId: v.string(),
  operationId: v.string(),
  /** By which anybody can be shown it, see `shown-bet.ts`; empty where the platform has none. */
  showId: v.optional(v.string(), ''),
  /** pending: being confirmed; open: accepted, not settled; settled; rejected. */
  status: v.picklist(['pending', 'open', 'settled', 'rejected']),
  placedAt: instant,
  settledAt: v.optional(v.nullable(instant)),
  kind: v.picklist(['single', 'series', 'system']),
  folds: v.array(v.number()),
  combinations: v.number(),
  legs: v.array(betLeg),
  ...resultCodes,
  /** Stake of each combination, as typed, yuan. */
  unit: moneyText,
  /** Of all combinations, yuan. */
  stake: moneyText,
  /** The balance the bet holds or held, yuan. */
  risk: moneyText,
  /**
   * What the part that is not sold wins, yuan, if all legs win; of an open bet, if all that have no result yet do.
   */
  winnable: moneyText,
  /** Net result in yuan: positive won, negative lost; "0" while open. */
  netWin: moneyText,
  /** Valid turnover, 有效投注, yuan; "0" while open, and for bets on both sides of one market. */
  turnover: moneyText,
  /** What was paid for the part that was sold back, yuan; "0" = none was. */
  cashedOut: v.optional(moneyText, '0'),
  /** The part of `risk` that was sold, yuan. Settled with all of it sold: `result` is empty. */
  riskSold: v.optional(moneyText, '0'),
  /** What happened to it so far, oldest first; empty where the platform keeps no steps. */
  steps: v.optional(v.array(betStep), []),
  /** What its member had against its settlement, oldest first; at most one of them is open. */
  disputes: v.optional(v.array(betDispute), []),
});

/** `/game/api/v1/record/*`: the member's bets. */
export const record = {
  betRecordList: defineCall({
    path: '/game/api/v1/record/betRecordList',
    access: 'member',
    summary: 'Bets, newest first.',
    request: v.object({ ...pageRequest, ...filters }),
    answer: pageOf(betRecord),
    empty: emptyPage,
  }),
  betRecordTotal: defineCall({
    path: '/game/api/v1/record/betRecordTotal',
    access: 'member',
    summary:
      'Totals of the bets that the same filters select, without rejected ones: those are listed and add to nothing.',
    request: v.object(filters),
    answer: v.looseObject({
      count: v.number(),
      stake: moneyText,
      turnover: moneyText,
      netWin: moneyText,
      /** What was paid for what was sold back, yuan; of settled bets it is part of `netWin`. */
      cashedOut: v.optional(moneyText, '0'),
    }),
    empty: { count: 0, stake: '0', turnover: '0', netWin: '0', cashedOut: '0' },
  }),
};
