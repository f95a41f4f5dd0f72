import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { confirmationCode } from '../confirmation.ts';
import { withdrawalAccountConfirmation } from '../fd/withdrawal-account.ts';
import { md5Hex, verificationTicket } from '../identity-shapes.ts';
import { langx, nothing } from '../shapes.ts';

/** Six digits, sent as md5; the client has to check that they are digits, the platform refuses trivial ones. */
const chosen = { password: md5Hex, secondPassword: md5Hex };

/**
 * `/site/api/v1/user/withdrawal/pwd/*`: the withdrawal password. The specification names the calls; payloads and answers
 * are ours. After five wrong tries it is locked (6110, `lockedUntil`); a change or a reset holds withdrawals for 24
 * hours. Phone and mailbox are told of each, in the language `langx`.
 */
export const withdrawalPassword = {
  setWithdrawalPassword: defineCall({
    path: '/site/api/v1/user/withdrawal/pwd/set',
    access: 'member',
    secondFactor: true,
    summary:
      'Sets the withdrawal password with a code sent to what is bound; changes it with the old one besides.',
    request: v.object({
      ...chosen,
      oldPassword: v.optional(md5Hex),
      confirmation: v.optional(withdrawalAccountConfirmation),
      langx,
    }),
    answer: nothing,
  }),
  checkWithdrawalPasswordCode: defineCall({
    path: '/site/api/v1/user/withdrawal/pwd/emailCheck',
    access: 'member',
    secondFactor: true,
    summary:
      'First step of a forgotten withdrawal password: a code sent to the bound phone or mailbox, for the ticket of the second.',
    request: confirmationCode,
    answer: v.looseObject({ ticket: v.string() }),
  }),
  resetWithdrawalPassword: defineCall({
    path: '/site/api/v1/user/withdrawal/pwd/reset',
    access: 'member',
    secondFactor: true,
    summary: 'Second step: the new withdrawal password, with the ticket of the first.',
    request: v.object({ ...chosen, via: v.picklist(['phone', 'email']), ticket: verificationTicket, langx }),
    answer: nothing,
  }),
};
