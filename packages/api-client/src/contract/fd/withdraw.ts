import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { confirmationCode } from '../confirmation.ts';
import { md5Hex } from '../identity-shapes.ts';
import { amountText } from '../input-shapes.ts';
import { instant, moneyText, noPayload } from '../shapes.ts';
import { usdtOrNone } from './usdt-text.ts';
import { withdrawalAccountId, withdrawalAccountKind } from './withdrawal-account.ts';

/**
 * Where a withdrawal stands. `unknown`: it was handed to the provider and the answer was lost; it is asked for. `paid`
 * may become `returned` when the bank sends the money back. `rejected` and `returned` gave the money back.
 */
export const withdrawalStates = [
  'held',
  'review',
  'approved',
  'sending',
  'unknown',
  'paid',
  'returned',
  'rejected',
] as const;

/** Why a provider did not pay; `other`: it gave no reason that is known. */
export const withdrawalRefusals = [
  'account-closed',
  'account-unknown',
  'name-differs',
  'account-restricted',
  'bank-unavailable',
  'amount-over-limit',
  'other',
] as const;
export type WithdrawalRefusal = (typeof withdrawalRefusals)[number];

/** Empty where it was not the provider, or that has not spoken. */
export const withdrawalRefusal = v.optional(v.picklist(['', ...withdrawalRefusals]), '');

const state = v.picklist(withdrawalStates);
/** A rate as decimal text: yuan for one USDT. */
const rateText = v.pipe(v.string(), v.maxLength(12), v.regex(/^\d{1,6}(\.\d{1,6})?$/));
const orderNo = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

/** A withdrawal as its member sees it. */
export const withdrawalOrder = v.looseObject({
  orderNo: v.string(),
  state,
  kind: withdrawalAccountKind,
  accountId: v.string(),
  /** Where it goes, masked. */
  account: v.string(),
  /** Yuan: what left the free balance, what of it is the fee, what arrives. */
  amount: moneyText,
  fee: moneyText,
  arrives: moneyText,
  /** Of USDT: what arrives, and the rate it was counted with. */
  usdtAmount: usdtOrNone,
  rate: v.string(),
  createdAt: instant,
  /** When it came to its end; 0 while it has not. */
  finishedAt: instant,
  /** When it is expected to arrive, if nobody has to look at it. */
  expectedAt: instant,
  /** What the operator wrote when it was rejected or returned; plain text, may be empty. */
  note: v.string(),
  /** Why the provider did not pay. */
  refusal: withdrawalRefusal,
  /** Oldest first. */
  timeline: v.array(v.looseObject({ state, at: instant })),
  systime: instant,
});

/** `/fd/api/v1/withdraw/*`: withdrawals. The specification names the calls; payloads and answers are ours. */
export const withdraw = {
  withdrawalKinds: defineCall({
    path: '/fd/api/v1/withdraw/baseCfg/list',
    access: 'member',
    summary: 'The kinds of withdrawals with their limits, fees and states, in the order shown.',
    request: noPayload,
    answer: v.array(
      v.looseObject({
        kind: withdrawalAccountKind,
        /** Yuan, the least and the most of one withdrawal. */
        min: moneyText,
        max: moneyText,
        /** In yuan, of USDT in USDT. */
        fee: v.string(),
        /** How long it usually takes, minutes. */
        minutes: v.number(),
        state: v.picklist(['open', 'maintenance']),
      }),
    ),
    empty: [],
  }),
  withdrawInfo: defineCall({
    path: '/fd/api/v1/withdraw/withdrawInfo',
    access: 'member',
    summary: 'What the member may withdraw now, and what it takes.',
    request: noPayload,
    answer: v.looseObject({
      /** Yuan that may leave. */
      free: moneyText,
      /** In a pause: yuan that may leave to accounts of each kind. What was not staked goes back the way it came. */
      freeBy: v.optional(v.array(v.looseObject({ kind: withdrawalAccountKind, free: moneyText })), []),
      /** Yuan of bonuses that may not, in a pause: their turnover is not done. */
      bonusKept: v.optional(moneyText, '0'),
      /** Yuan of gifts of promotions that a withdrawal gives up: their turnover is not done. */
      giftsGivenUp: v.optional(moneyText, '0'),
      /** Yuan of valid turnover that are missing; a withdrawal is refused while there are any. */
      turnoverLeft: moneyText,
      /** What asks for it, oldest first: of `need`, `done` is done. */
      turnover: v.array(
        v.looseObject({
          id: v.string(),
          /** e.g. "deposit". */
          source: v.string(),
          need: moneyText,
          done: moneyText,
          since: instant,
        }),
      ),
      /** Withdrawals of this day, Beijing time, but those whose money came back; what is left of it, and when the next begins. */
      countUsed: v.optional(v.number(), 0),
      countLeft: v.number(),
      amountLeft: moneyText,
      dayEndsAt: instant,
      /** Until when withdrawals are held after a change of what proves the member; 0: not held. */
      heldUntil: instant,
      /** What `withdraw/new` needs. */
      secondFactor: v.picklist(['password', 'code']),
      hasPassword: v.boolean(),
      /** Until when the withdrawal password is locked after wrong tries; 0: not locked. */
      lockedUntil: instant,
    }),
  }),
  usdtWithdrawInfo: defineCall({
    path: '/fd/api/v1/withdraw/usdtWithdrawInfo',
    access: 'member',
    summary: 'The rate of withdrawals in USDT.',
    request: noPayload,
    answer: v.looseObject({
      rate: rateText,
      /** USDT that TRC20 costs; each network's fee is in `withdrawalKinds`. */
      fee: v.string(),
      /** Decimals of the amount that arrives; the rest of it is cut. */
      decimals: v.number(),
    }),
  }),
  withdrawNew: defineCall({
    path: '/fd/api/v1/withdraw/new',
    access: 'member',
    money: true,
    secondFactor: true,
    summary:
      'Asks for a withdrawal: the money is held from here on. Needs the withdrawal password, or where the site has none a code. A member cannot take it back.',
    request: v.object({
      accountId: withdrawalAccountId,
      /** Yuan, the fee included. */
      amount: amountText,
      /** Of USDT: the rate the member saw; refused with the current one in the data when it is another. */
      rate: v.optional(v.union([v.literal(''), rateText]), ''),
      /** md5 of the withdrawal password. */
      password: v.optional(md5Hex),
      /** A code of type 12. */
      confirmation: v.optional(confirmationCode),
    }),
    answer: withdrawalOrder,
  }),
  withdrawOrderInfo: defineCall({
    path: '/fd/api/v1/withdraw/withdrawOrderInfo',
    access: 'member',
    passive: true,
    summary: 'Withdrawals of this member: the one named, or those that are open, newest first.',
    request: v.object({ orderNo: v.optional(orderNo) }),
    answer: v.array(withdrawalOrder),
    empty: [],
  }),
};
