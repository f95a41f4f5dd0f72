import * as v from 'valibot';
import { memberPause } from '../pause.ts';
import { instant, moneyText } from '../shapes.ts';
import { usdtOrNone } from './usdt-text.ts';

/** How a member pays, in the order shown. */
export const depositMethods = [
  'bank',
  'alipay',
  'wechat',
  'unionpay',
  'usdt-trc20',
  'usdt-erc20',
  'huione',
  'xnbsk',
] as const;

/**
 * Where a deposit order stands. `claimed`: the member says it is paid, which changes only what is shown; `detected`:
 * the payment is seen and not final; the last four are ends.
 */
export const depositStates = [
  'waiting',
  'claimed',
  'detected',
  'paid',
  'credited',
  'expired',
  'closed',
  'parked',
  'returned',
] as const;

/** Why money that arrived waits for a person. */
export const parkedReasons = [
  'under',
  'over',
  'second-payment',
  'late',
  'currency',
  'name',
  'limit',
  'paused',
  'unmatched',
] as const;

/** The reasons of which a member says what is to become of the money. */
export const parkedChoiceReasons = [
  'limit',
  'paused',
] as const satisfies readonly (typeof parkedReasons)[number][];

export const depositMethod = v.picklist(depositMethods);

/** What the member needs to pay: which fields are there depends on the method, and each may be copied. */
const payee = v.looseObject({
  bankName: v.optional(v.string()),
  holder: v.optional(v.string()),
  account: v.optional(v.string()),
  branch: v.optional(v.string()),
  /** What has to stand in the remark of a transfer. */
  remark: v.optional(v.string()),
  /** The content of the QR code: an address of a chain, or a payment link. */
  qr: v.optional(v.string()),
  /** The page of the provider; only of an origin that `preInfo` allows. */
  payUrl: v.optional(v.string()),
  network: v.optional(v.picklist(['TRC20', 'ERC20'])),
  address: v.optional(v.string()),
});

/** Money that came for an order and is neither credited nor returned yet. */
const arrival = v.looseObject({
  /** A decimal number in its currency. */
  amount: v.string(),
  currency: v.string(),
  reason: v.picklist(parkedReasons),
  paidAt: instant,
  /** Until when a person has looked at it; 0: nobody has to, its member's own limit or pause keeps it. */
  reviewBy: instant,
});

/** A deposit order as the member sees it. */
export const depositOrder = v.looseObject({
  orderId: v.string(),
  method: depositMethod,
  channelId: v.string(),
  state: v.picklist(depositStates),
  /** Yuan, as asked for. */
  amount: moneyText,
  /** Yuan with the unique cents that tell orders apart; exactly this has to be paid. Credited whole. */
  payAmount: moneyText,
  /** USDT to pay, and the rate it is counted with, the newest until it is paid; empty for methods in yuan. */
  usdtAmount: usdtOrNone,
  rate: v.string(),
  /** Until when the rate is locked; over as soon as another is set. 0 for methods in yuan. */
  rateUntil: instant,
  /** Confirmations of the chain: seen and needed; 0 of 0 for methods in yuan. */
  confirmations: v.number(),
  confirmationsNeeded: v.number(),
  createdAt: instant,
  /** When the order expires; a payment after it is credited too, marked `late`, or parked. */
  expiresAt: instant,
  systime: instant,
  /** Yuan; empty until credited. */
  credited: v.union([v.literal(''), moneyText]),
  late: v.boolean(),
  parkedReason: v.union([v.literal(''), v.picklist(parkedReasons)]),
  /** What the member wants with money parked for a limit or pause; empty until it is said. */
  parkedWish: v.optional(v.picklist(['', 'credit', 'return']), ''),
  /** What came and waits, the first one first. */
  arrivals: v.optional(v.array(arrival), []),
  /**
   * Yuan still missing of an order that is paid in part, and until when they complete it; empty and 0 of any other, and
   * in a pause.
   */
  missing: v.optional(v.union([v.literal(''), moneyText]), ''),
  missingUntil: v.optional(instant, 0),
  /** When the member last reported a payment for it; 0: never. */
  reportedAt: v.optional(instant, 0),
  /** The pause in force, in which nothing that is paid is credited. */
  pause: v.optional(v.nullable(memberPause), null),
  payee,
});
