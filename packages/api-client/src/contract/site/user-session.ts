import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { md5Hex } from '../identity-shapes.ts';

const captchaFields = {
  /** 0 slider, 1 picture, 99 automatic (requires the one-time grant). */
  kaptchcate: v.optional(v.picklist([0, 1, 99]), 0),
  codeId: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  code: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
};

/** `/site/api/v1/user/*`: login and registration. The calls every page needs are in member-session.ts. */
export const userSession = {
  login: defineCall({
    path: '/site/api/v1/user/login',
    access: 'public',
    summary: 'Logs a member in and answers a token.',
    request: v.object({
      isAgent: v.optional(v.literal(0), 0),
      name: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
      password: md5Hex,
      ...captchaFields,
      /** With the code of a new device: the md5 of the digits it was asked for with. Judged like the code, where it is there. */
      sendCodeNum: v.optional(v.union([v.literal(''), md5Hex]), ''),
      version: v.optional(v.string(), '1'),
      /** After 6039: which of its `sessions` to end; `codeId` is then the ticket of that refusal. Our addition. */
      endSession: v.optional(v.pipe(v.string(), v.maxLength(16)), ''),
      /** What the member logs in with, as the brand's build says it. Kept with the session, judged nowhere. Our addition. */
      terminalCode: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999)), 2000),
      secondCodeFlag: v.optional(v.picklist([0, 1]), 1),
    }),
    answer: v.looseObject({ token: v.string(), userId: v.string() }),
  }),
  register: defineCall({
    path: '/site/api/v1/user/register',
    access: 'public',
    summary: 'Opens an account; the grant lets the automatic login that follows skip the captcha, once.',
    request: v.object({
      name: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
      password: md5Hex,
      secondPassword: md5Hex,
      ...captchaFields,
      domain: v.optional(v.pipe(v.string(), v.maxLength(253)), ''),
      rCode: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
      iCode: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
    }),
    answer: v.looseObject({ userId: v.string(), grant: v.string() }),
  }),
};
