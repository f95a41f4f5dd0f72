import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { emailAddress, md5Hex, phoneNumber, sixDigits, verificationTicket } from '../identity-shapes.ts';
import { instant, langx, nothing } from '../shapes.ts';

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(30));
/** A passed captcha, when the platform required one with 6021 or 6022. */
const captcha = {
  kaptchcate: v.optional(v.picklist([0, 1]), 0),
  codeId: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  code: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
};
const sent = v.looseObject({ ticket: v.string(), resendAt: instant });
const verified = v.looseObject({ ticket: v.string() });
const newPassword = { password: md5Hex, secondPassword: md5Hex };

/**
 * `/site/api/v1/user/forgetBy*`: send, verify, reset, in that order (the specification does not define it). No answer
 * reveals whether the name exists or has the phone.
 */
export const userRecovery = {
  forgetByPhoneOne: defineCall({
    path: '/site/api/v1/user/forgetByPhone/one',
    access: 'public',
    summary: 'Forgot password by phone, first step: sends a code.',
    request: v.object({ phone: phoneNumber, name, langx, ...captcha }),
    answer: sent,
  }),
  forgetByPhoneTwo: defineCall({
    path: '/site/api/v1/user/forgetByPhone/two',
    access: 'public',
    summary: 'Forgot password by phone, second step: checks the code.',
    request: v.object({ phone: phoneNumber, name, code: sixDigits, ticket: verificationTicket }),
    answer: verified,
  }),
  forgetByPhoneThree: defineCall({
    path: '/site/api/v1/user/forgetByPhone/three',
    access: 'public',
    secondFactor: true,
    summary: 'Forgot password by phone, third step: sets the new password and ends every session.',
    request: v.object({ phone: phoneNumber, name, ...newPassword, ticket: verificationTicket, langx }),
    answer: nothing,
  }),
  forgetByEmailOne: defineCall({
    path: '/site/api/v1/user/forgetByEmail/one',
    access: 'public',
    summary: 'Forgot password by e-mail, first step: sends a code.',
    request: v.object({ email: emailAddress, name, langx, ...captcha }),
    answer: sent,
  }),
  forgetByEmailTwo: defineCall({
    path: '/site/api/v1/user/forgetByEmail/two',
    access: 'public',
    summary: 'Forgot password by e-mail, second step: checks the code.',
    request: v.object({ email: emailAddress, name, code: sixDigits, ticket: verificationTicket }),
    answer: verified,
  }),
  forgetByEmailThree: defineCall({
    path: '/site/api/v1/user/forgetByEmail/three',
    access: 'public',
    secondFactor: true,
    summary: 'Forgot password by e-mail, third step: sets the new password and ends every session.',
    request: v.object({ email: emailAddress, name, ...newPassword, ticket: verificationTicket, langx }),
    answer: nothing,
  }),
};
