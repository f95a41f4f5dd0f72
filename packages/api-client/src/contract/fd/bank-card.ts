import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { instant, langx, noPayload, nothing } from '../shapes.ts';
import {
  withdrawalAccountConfirmation,
  withdrawalAccountId,
  withdrawalAccountKind,
} from './withdrawal-account.ts';

/** An account of the member as it is shown: whole where it is an address on a chain, else never its whole number. */
export const withdrawalAccount = v.looseObject({
  id: v.string(),
  kind: withdrawalAccountKind,
  /** Of a bank card, an id of `withdraw/add/list` and its Chinese name; both empty for other kinds. */
  bankId: v.string(),
  bankName: v.string(),
  /** e.g. "6222 **** 1234". */
  masked: v.string(),
  /** The whole address on a chain, which a payment there cannot be called back from; empty for other kinds. */
  address: v.optional(v.string(), ''),
  /** The name of its holder, masked. */
  holder: v.string(),
  /** Of each kind, the one that is chosen at first. */
  isDefault: v.boolean(),
  addedAt: instant,
  /** From when on withdrawals may go there. */
  usableFrom: instant,
});

const confirmation = v.optional(withdrawalAccountConfirmation);
const ofAccount = v.object({ id: withdrawalAccountId, confirmation, langx });

/**
 * `/fd/api/v1/bankCard/*`: the accounts withdrawals go to. The specification names the two lists; payloads, answers and
 * the other calls are ours. Every change needs a code sent to the phone or mailbox that is bound, and is told to both in
 * the language `langx`.
 */
export const bankCard = {
  memberAccounts: defineCall({
    method: 'GET',
    path: '/fd/api/v1/bankCard/queryMemberBanksInfoList',
    access: 'member',
    summary: 'The accounts of this member, of all kinds, the newest last.',
    request: noPayload,
    answer: v.array(withdrawalAccount),
    empty: [],
  }),
  banks: defineCall({
    method: 'GET',
    path: '/fd/api/v1/bankCard/withdraw/add/list',
    access: 'member',
    summary: 'The banks a card may be of.',
    request: noPayload,
    answer: v.array(v.looseObject({ id: v.string(), name: v.string() })),
    empty: [],
  }),
  addAccount: defineCall({
    path: '/fd/api/v1/bankCard/add',
    access: 'member',
    secondFactor: true,
    summary:
      'Adds an account; its holder is the bound real name. Later ones are usable after 24 hours, at most five of a kind. Our addition.',
    request: v.object({
      kind: withdrawalAccountKind,
      /** Card number, Alipay account or address; spaces within a card number are dropped. */
      number: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
      /** Of a bank card: when empty, recognised from its number. */
      bankId: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
      confirmation,
      langx,
    }),
    answer: withdrawalAccount,
  }),
  removeAccount: defineCall({
    path: '/fd/api/v1/bankCard/remove',
    access: 'member',
    secondFactor: true,
    summary: 'Removes an account; withdrawals on their way there go on. Our addition.',
    request: ofAccount,
    answer: nothing,
  }),
  setDefaultAccount: defineCall({
    path: '/fd/api/v1/bankCard/setDefault',
    access: 'member',
    secondFactor: true,
    summary: 'Makes an account the one of its kind that is chosen at first. Our addition.',
    request: ofAccount,
    answer: nothing,
  }),
};
