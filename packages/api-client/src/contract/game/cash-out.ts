import * as v from 'valibot';
import { amountText } from '../input-shapes.ts';
import { instant, moneyText } from '../shapes.ts';
import { defineMethod } from './method.ts';
import { autoOdd } from './selection-fields.ts';

/** Why a ticket cannot be sold, or was not. */
export const cashOutReason = v.picklist([
  /** No ticket of this member. */
  'unknown-ticket',
  /** Not taken yet, or rejected. */
  'not-open',
  'settled',
  /** A leg's match is over, or its market is not priced any more. */
  'closed',
  'suspended',
  /** The price is less than a yuan. */
  'no-value',
  /** The part pays less than a yuan. */
  'below-minimum',
  /** Another cash-out of the ticket is being confirmed. */
  'processing',
  'price-changed',
  /** Something happened in a match of the ticket: since its state was seen, or that is not settled yet. */
  'match-changed',
]);
export type CashOutReason = v.InferOutput<typeof cashOutReason>;

const operationId = v.pipe(v.string(), v.uuid());
const ticketId = v.pipe(v.string(), v.maxLength(24));
const tickets = v.pipe(v.array(ticketId), v.minLength(1), v.maxLength(50));

/** Why an order to sell at an offer was not taken. */
export const autoReason = v.picklist([
  'unknown-ticket',
  /** Not open, or on an outright. */
  'not-open',
  /** A sale of the ticket is being confirmed. */
  'processing',
  /** Less than a yuan. */
  'no-value',
  /** It can be sold for as much now. */
  'reached',
  /** It can never come to as much. */
  'unreachable',
]);
export type AutoReason = v.InferOutput<typeof autoReason>;

/** At which offer the ticket is sold by itself, yuan; empty = at none. */
const autoTarget = v.optional(v.string(), '');

/** What a ticket can be sold for. */
const offer = v.looseObject({
  code: v.literal('501'),
  ticket_id: v.string(),
  /** Of all that is left, yuan. */
  price: moneyText,
  /** The risk that is not sold yet, yuan. */
  stake_left: moneyText,
  /** The least part that is bought, whole percent of what is left. */
  part_min: v.number(),
  /** When the price was made. */
  ts: instant,
  /** How long a cash-out is confirmed, ms; 0 = it is done at once. */
  delay: v.number(),
  /** The newest state of the ticket's matches in play. Send it with the cash-out. */
  state_ver: v.string(),
  auto: autoTarget,
});

const named = { ticket_id: v.string(), operation_id: v.string() };

/** The state of a cash-out. `unknown`: never received, so the same operation id may be sent again. */
export const cashOutState = v.variant('code', [
  v.looseObject({
    /** 560: sold. */
    code: v.literal('560'),
    ...named,
    /** Percent of what was left. */
    part: v.number(),
    /** The price of the whole at which it was sold, and what was paid for the part, yuan. */
    price: moneyText,
    paid: moneyText,
    /** The risk that was sold, and the risk that is left, yuan. */
    stake_sold: moneyText,
    stake_left: moneyText,
    /** Free balance, yuan. */
    nowcredit: moneyText,
    systime: instant,
  }),
  v.looseObject({
    /** Being confirmed: poll with get_cash_out. */
    code: v.literal('delay'),
    active: v.literal('delay'),
    ...named,
    /** When the answer is expected, ms since the epoch. */
    confirm_at: instant,
  }),
  v.looseObject({
    /** 555: not sold; nothing has changed. */
    code: v.literal('555'),
    ...named,
    errormsg: cashOutReason,
    /** The price of the whole now, yuan; empty when there is none. */
    price: v.string(),
  }),
  v.looseObject({ code: v.literal('unknown'), operation_id: v.string() }),
]);
export type WireCashOutState = v.InferOutput<typeof cashOutState>;

/** The methods that sell tickets back to the house, whole or in part. */
export const cashOutMethods = {
  view: defineMethod({
    method: 'cash_out_view',
    access: 'member',
    request: v.strictObject({ tickets }),
    answer: v.looseObject({
      systime: instant,
      /** One for each ticket, in their order. */
      tickets: v.array(
        v.variant('code', [
          offer,
          v.looseObject({
            ...{ code: v.literal('555'), ticket_id: v.string(), errormsg: cashOutReason },
            auto: autoTarget,
          }),
        ]),
      ),
    }),
    empty: { tickets: [] },
  }),
  cashOut: defineMethod({
    method: 'cash_out',
    access: 'member',
    money: true,
    request: v.strictObject({
      /** The operation id; equals x-request-id. */
      operation_id: operationId,
      ticket_id: ticketId,
      /** Whole percent of what is left. */
      part: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
      /** The price of the whole that the member saw, yuan. */
      price: amountText,
      /** What to do when the price differs: take any, take the same or a higher one, take the same. */
      autoOdd,
      /** `state_ver` of the offer: anything that happened since refuses the cash-out. Empty = the current one. */
      state_ver: v.optional(v.pipe(v.string(), v.regex(/^\d{0,16}$/)), ''),
    }),
    answer: cashOutState,
  }),
  /** Sets, changes or removes the offer at which a ticket is sold by itself. */
  auto: defineMethod({
    method: 'set_auto_cash_out',
    access: 'member',
    request: v.strictObject({
      ticket_id: ticketId,
      /** The least that all that is left is sold for, yuan; empty removes the order. */
      target: v.pipe(v.string(), v.maxLength(12), v.regex(/^(\d{1,12}(\.\d{1,2})?)?$/)),
    }),
    answer: v.variant('code', [
      v.looseObject({ code: v.literal('560'), ticket_id: v.string(), auto: autoTarget }),
      v.looseObject({
        ...{ code: v.literal('555'), ticket_id: v.string(), errormsg: autoReason },
        /** The price now, or the most the ticket can come to, where that is the reason; else empty, yuan. */
        price: v.string(),
      }),
    ]),
  }),
  /** What tickets could be sold for since they were accepted, as far as it was looked at. */
  course: defineMethod({
    method: 'cash_out_course',
    access: 'member',
    request: v.strictObject({ tickets }),
    answer: v.looseObject({
      systime: instant,
      /** One for each open ticket of the member among them. */
      courses: v.array(
        v.looseObject({
          ticket_id: v.string(),
          /** Oldest first; each stands until the next. */
          points: v.array(v.looseObject({ ts: instant, price: moneyText })),
        }),
      ),
    }),
    empty: { courses: [] },
  }),
  state: defineMethod({
    method: 'get_cash_out',
    access: 'member',
    request: v.strictObject({ operation_id: operationId }),
    answer: cashOutState,
  }),
} as const;
