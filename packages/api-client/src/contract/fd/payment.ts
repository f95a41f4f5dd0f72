import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { memberPause } from '../pause.ts';
import { amountText, instant, moneyText, noPayload } from '../shapes.ts';
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

const orderId = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const method = v.picklist(depositMethods);

const channel = v.looseObject({
  id: v.string(),
  method,
  /** Yuan, the least and the most of one order. */
  min: moneyText,
  max: moneyText,
  /** Yuan, offered as quick picks. */
  amounts: v.array(moneyText),
  /** What the member pays of the amount, e.g. "0.01"; "0": free. */
  feeRate: v.string(),
  /** What is added to the amount, e.g. "0.005"; "0": nothing. */
  bonusRate: v.string(),
  /** `grade`: only for members of `minGrade` and above. */
  state: v.picklist(['open', 'maintenance', 'grade']),
  minGrade: v.number(),
  /** True when the name of the payer has to be said, because a transfer is recognised by it. */
  asksPayer: v.boolean(),
});

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
  method,
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

/** `/fd/api/v1/payment/*`: deposits. The specification names the calls; payloads and answers are ours. */
export const payment = {
  types: defineCall({
    path: '/fd/api/v1/payment/types',
    access: 'member',
    summary:
      'The ways to deposit, in order, with their limits and states; none while the member is in a pause, which is answered.',
    request: noPayload,
    answer: v.looseObject({ pause: v.nullable(memberPause), channels: v.array(channel) }),
    empty: { pause: null, channels: [] },
  }),
  customerInfo: defineCall({
    path: '/fd/api/v1/payment/getCustomerInfo',
    access: 'member',
    summary: 'The name a deposit has to come from: the bound real name, masked; empty while unbound.',
    request: noPayload,
    answer: v.looseObject({ payerName: v.string() }),
  }),
  signalCode: defineCall({
    path: '/fd/api/v1/payment/createSignalCode',
    access: 'member',
    summary:
      'A remark for a bank transfer that no other open order has; bound to the order that is made with it.',
    request: noPayload,
    answer: v.looseObject({ signal: v.string(), validUntil: instant }),
  }),
  pay: defineCall({
    path: '/fd/api/v1/payment/pay',
    access: 'member',
    money: true,
    summary:
      'Opens a deposit order. A member has one open order per method: a second is refused with `data-exists` and the open one in its data.',
    request: v.object({
      channelId: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
      /** Yuan. */
      amount: amountText,
      /** Of `createSignalCode`; for bank transfers. */
      signal: v.optional(v.pipe(v.string(), v.maxLength(12)), ''),
    }),
    answer: depositOrder,
  }),
  orderStatus: defineCall({
    path: '/fd/api/v1/payment/getDepositOrderStatus',
    access: 'member',
    passive: true,
    summary: 'A deposit order of this member; not-found for any other.',
    request: v.object({ orderId }),
    answer: depositOrder,
  }),
  openOrders: defineCall({
    path: '/fd/api/v1/payment/openOrders',
    access: 'member',
    summary:
      'The orders of this member that wait for money, those that are paid in part included, newest first. Our addition.',
    request: noPayload,
    answer: v.array(depositOrder),
    empty: [],
  }),
  claim: defineCall({
    path: '/fd/api/v1/payment/claim',
    access: 'member',
    summary: 'The member says that an order is paid. Changes what is shown, never the money. Our addition.',
    request: v.object({ orderId }),
    answer: depositOrder,
  }),
  closeOrder: defineCall({
    path: '/fd/api/v1/payment/closeOrder',
    access: 'member',
    summary:
      'Closes an order that nothing was paid for yet; answers the order as it is then, which may be credited.',
    request: v.object({ orderId }),
    answer: depositOrder,
  }),
  parkedWish: defineCall({
    path: '/fd/api/v1/payment/parkedWish',
    access: 'member',
    summary:
      'What is to become of money parked for a deposit limit: credited once there is room, or returned, which is final. Any other order stays as it is. Our addition.',
    request: v.object({ orderId, wish: v.picklist(['credit', 'return']) }),
    answer: depositOrder,
  }),
  reportPayment: defineCall({
    path: '/fd/api/v1/payment/reportPayment',
    access: 'member',
    summary:
      'What the member says of a payment that has not become the credit of an order: shown to the person who decides, never money. The same again within ten minutes is one. Answers the order. Our addition.',
    request: v.object({
      orderId,
      /** Yuan, or USDT for an order in it: as much as was paid. */
      amount: v.pipe(v.string(), v.maxLength(16), v.regex(/^\d{1,9}(\.\d{1,6})?$/)),
      /** When it was paid, ms; not in the future. */
      paidAt: instant,
      /** The name of the account that paid; empty where there is none. */
      payerName: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
      /** Ids of uploadImage, each used once. */
      pictures: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(3)), []),
    }),
    answer: depositOrder,
  }),
  rewards: defineCall({
    path: '/site/api/v1/user/querySiteDepositRewardConfigList',
    access: 'member',
    summary:
      'Which methods carry a badge: recommended, or with a bonus; none while the member is in a pause, which is answered.',
    request: noPayload,
    answer: v.looseObject({
      pause: v.nullable(memberPause),
      rewards: v.array(
        v.looseObject({ method, recommended: v.boolean(), /** e.g. "0.005" */ bonusRate: v.string() }),
      ),
    }),
    empty: { pause: null, rewards: [] },
  }),
};
