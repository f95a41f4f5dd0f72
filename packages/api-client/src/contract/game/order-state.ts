import * as v from 'valibot';
import { instant, moneyText } from '../shapes.ts';

export const oddsFormat = v.picklist(['E', 'H', 'I', 'M']);

/** A quote for one selection, in the requested odds format. */
export const quoteFields = {
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
  /** Minimum and maximum stake, yuan. */
  gold_gmin: moneyText,
  gold_gmax: moneyText,
  /** Free balance, yuan. */
  maxcredit: moneyText,
  ts: instant,
  /** The version of the match's state: grows with every goal, card, whistle and suspension. Send it with the bet. */
  state_ver: v.optional(v.string(), ''),
  /** How many legs a series with this selection needs and may have. */
  par_minlimit: v.optional(v.string(), ''),
  par_maxlimit: v.optional(v.string(), ''),
};

/** Why an order was rejected. */
export const refusalReason = v.picklist([
  'closed',
  'suspended',
  'started',
  'line-changed',
  'odds-changed',
  'below-minimum',
  'above-maximum',
  /** The limits allow this member less than the minimum stake. */
  'limit-reached',
  'over-balance',
  /** The member's own loss limit leaves less than the stake. */
  'loss-limit',
  /** The member is on a time-out or self-excluded. */
  'play-paused',
  'duplicate',
  'goal-cancelled',
  /** Rules of series and systems: what the legs may not be together. */
  'same-match',
  'same-event',
  'same-team',
  'not-combinable',
  'seven-days',
  'too-few-legs',
  'too-many-legs',
  /** Of a same-match combination: its parts cannot all win, or it pays no more than one of them. */
  'impossible',
  'redundant',
]);
export type OrderRefusalReason = v.InferOutput<typeof refusalReason>;

/** The limits of a series or system, or why its legs may not be combined. */
export const ticketQuote = v.variant('code', [
  v.looseObject({
    code: v.literal('501'),
    folds: v.array(v.number()),
    combinations: v.number(),
    /** Minimum and maximum stake of each combination, yuan. */
    gold_gmin: moneyText,
    gold_gmax: moneyText,
  }),
  v.looseObject({
    code: v.literal('555'),
    errormsg: refusalReason,
    /** The legs it is about; empty when it is about their number. */
    gids: v.array(v.string()),
  }),
]);

/** A leg of an accepted bet, as it was taken. */
const acceptedLeg = v.looseObject({
  gid: v.string(),
  wtype: v.string(),
  rtype: v.string(),
  odd_f_type: oddsFormat,
  ioratio: v.string(),
  ratio: v.string(),
  strong: v.string(),
  /** Taken in play. */
  is_rb: v.optional(v.picklist(['Y', 'N'])),
  /** "1:0": the score when it was taken in play; empty before kick-off. */
  score_at_bet: v.optional(v.string(), ''),
});

/** The state of an order. `unknown`: the platform never received it, so the same operation id may be sent again. */
export const orderState = v.variant('code', [
  v.looseObject({
    /** 560: accepted. */
    code: v.literal('560'),
    ticket_id: v.string(),
    operation_id: v.string(),
    /** Stake of each combination. */
    gold: moneyText,
    folds: v.optional(v.array(v.number()), [1]),
    risk: moneyText,
    winnable: moneyText,
    /** Price and line of a single; of several legs see `legs`: E and two empty texts. */
    odd_f_type: oddsFormat,
    ioratio: v.string(),
    ratio: v.string(),
    legs: v.optional(v.array(acceptedLeg), []),
    nowcredit: moneyText,
    /** When the order came. */
    placed_at: v.optional(instant),
    systime: instant,
  }),
  v.looseObject({
    /** Being confirmed: poll with get_dangerous. */
    code: v.literal('delay'),
    active: v.literal('delay'),
    ticket_id: v.string(),
    operation_id: v.string(),
    /** When the answer is expected, ms since the epoch. */
    confirm_at: instant,
  }),
  v.looseObject({
    /** 555: rejected; nothing is held. */
    code: v.literal('555'),
    operation_id: v.string(),
    ticket_id: v.optional(v.string(), ''),
    errormsg: refusalReason,
    /** The current quote, when the price or line is the reason. */
    quote: v.optional(v.nullable(v.looseObject(quoteFields))),
    /** The legs it is about, of a series or system; `quote` as above. Empty when it is about the whole bet. */
    legs: v.optional(
      v.array(
        v.looseObject({
          gid: v.string(),
          errormsg: refusalReason,
          quote: v.optional(v.nullable(v.looseObject(quoteFields))),
        }),
      ),
      [],
    ),
    /** Most that each combination may stake now, when an amount is the reason; else empty. */
    gold_gmax: v.optional(v.string(), ''),
  }),
  v.looseObject({ code: v.literal('unknown'), operation_id: v.string() }),
]);
export type WireOrderState = v.InferOutput<typeof orderState>;
