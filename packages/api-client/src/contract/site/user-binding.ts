import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { confirmationCode } from '../confirmation.ts';
import { emailAddress, md5Hex, phoneNumber, sixDigits, verificationTicket } from '../identity-shapes.ts';
import { langx, nothing } from '../shapes.ts';
import { passkeyConfirmation } from './user-passkeys.ts';

/**
 * What permits the change, as soon as a phone or mailbox is bound: a code sent to it, or a passkey. A refusal of it, not
 * of the new code, has `confirmation: true` in its data. See docs/wire-protocol.md#phone-mailbox-name-login-password.
 */
const confirmation = v.optional(v.union([confirmationCode, passkeyConfirmation]));

/** A code sent to the new phone or mailbox: it proves that the member holds it. */
const proof = { ticket: verificationTicket, code: sixDigits };

/** Letters, Chinese characters and middle dots; the platform applies docs/rules.md#contact-and-identity. */
const realName = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

const newPassword = { oldPassword: md5Hex, password: md5Hex, secondPassword: md5Hex, langx };

/**
 * `/site/api/v1/user/*`: what proves who a member is. Each call refuses with `data-exists` when another member of the
 * site has the phone or mailbox. `langx`: the language of the message to what was replaced, or of a new password. See
 * docs/wire-protocol.md#phone-mailbox-name-login-password.
 */
export const userBinding = {
  bindPhone: defineCall({
    path: '/site/api/v1/user/bindPhone',
    access: 'member',
    secondFactor: true,
    summary: 'Binds a phone, or changes the one bound.',
    request: v.object({ phone: phoneNumber, ...proof, confirmation, langx }),
    answer: nothing,
  }),
  bindEmail: defineCall({
    path: '/site/api/v1/user/member/bindEmail',
    access: 'member',
    secondFactor: true,
    summary: 'Binds a mailbox, or changes the one bound.',
    request: v.object({ email: emailAddress, ...proof, confirmation, langx }),
    answer: nothing,
  }),
  bindOther: defineCall({
    path: '/site/api/v1/user/member/bindOther',
    access: 'member',
    summary: 'Sets real name, birthday (both once) or gender; fields left out stay as they are.',
    request: v.object({
      realName: v.optional(realName),
      /** YYYY-MM-DD; as old as the market of the site asks. */
      birthday: v.optional(v.pipe(v.string(), v.isoDate())),
      gender: v.optional(v.picklist(['male', 'female'])),
    }),
    answer: nothing,
  }),
  bindFromDeposit: defineCall({
    path: '/site/api/v1/user/bindFromDeposit',
    access: 'member',
    secondFactor: true,
    summary:
      'Real name and phone in one step, for a member who is about to deposit; both only while unbound. A mailbox that is bound has to confirm it.',
    request: v.object({ realName, phone: phoneNumber, ...proof, confirmation }),
    answer: nothing,
  }),
  bindPassword: defineCall({
    path: '/site/api/v1/user/bindPassword',
    access: 'member',
    secondFactor: true,
    summary:
      'Changes the login password: the old one alone where neither phone nor mailbox is bound, else confirmed by a passkey.',
    request: v.object({ ...newPassword, confirmation: v.optional(passkeyConfirmation) }),
    answer: nothing,
  }),
  bindPasswordByPhone: defineCall({
    path: '/site/api/v1/user/bindPasswordByPhone',
    access: 'member',
    secondFactor: true,
    summary: 'Changes the login password: the old one, and a code sent to the bound phone.',
    request: v.object({ ...newPassword, ...proof }),
    answer: nothing,
  }),
  bindPasswordByEmail: defineCall({
    path: '/site/api/v1/user/bindPasswordByEmail',
    access: 'member',
    secondFactor: true,
    summary: 'Changes the login password: the old one, and a code sent to the bound mailbox.',
    request: v.object({ ...newPassword, ...proof }),
    answer: nothing,
  }),
};
