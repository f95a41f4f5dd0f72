import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { amountText } from '../input-shapes.ts';
import { memberPause } from '../pause.ts';
import { instant, moneyText, noPayload } from '../shapes.ts';
import { depositMethod, depositOrder } from './deposit-order.ts';

const orderId = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const channel = v.looseObject({
  id: v.string(),
  method: depositMethod,
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
        v.looseObject({
          method: depositMethod,
          recommended: v.boolean(),
          /** e.g. "0.005" */ bonusRate: v.string(),
        }),
      ),
    }),
    empty: { pause: null, rewards: [] },
  }),
};
