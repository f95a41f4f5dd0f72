import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { md5Hex } from '../identity-shapes.ts';
import { amountText } from '../input-shapes.ts';
import { instant, langx, noPayload } from '../shapes.ts';

const sealed = v.pipe(v.string(), v.minLength(1), v.maxLength(400));

/**
 * The fields of both sendCode calls. Number, name and code id are each sent twice: encrypted (…V2, bytes as in
 * docs/wire-protocol.md) and as md5; the platform rejects the call when the two disagree.
 */
const sendCodeRequest = v.object({
  sendCodeNumV2: sealed,
  sendNameV2: sealed,
  codeIdV2: sealed,
  SendCodeNum: md5Hex,
  SendName: md5Hex,
  codeId: md5Hex,
  /**
   * What the code is for, as listed in docs/wire-protocol.md#codes: 2 a reset, 3 a new device, 4 to 15 the codes of a
   * member.
   */
  type: v.picklist([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
  /** 0 SMS, 1 e-mail, 2 voice. */
  cate: v.picklist([0, 1, 2]),
  version: v.optional(v.literal(1), 1),
  /**
   * 99: none. When sendCode/two answers 6021 or 6022: 0 slider or 1 picture, with the captcha's `codeId` as the code id
   * and its `code` as `imageCode`.
   */
  kaptchcate: v.optional(v.picklist([0, 1, 99]), 99),
  imageCode: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
  langx,
});

/**
 * What a code is good for besides its type: of 12 the account and the amount of the withdrawal, yuan, the fee included;
 * of 13 and 14 the account; of the others nothing. The call that uses the code has to be about the same.
 */
const about = v.object({
  accountId: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  amount: v.optional(amountText),
});

const codeSent = v.looseObject({
  /** When the next code may be requested, ms; a countdown restored from it survives reopening the dialog. */
  resendAt: instant,
  /** Of sendCode/two: the call that uses the code sends it along. */
  ticket: v.optional(v.string(), ''),
});

/**
 * The proof of work of our own captchas, in bits (docs/wire-protocol.md#captchas). Named `work` everywhere: in a
 * refusal of `login` the required amount, in the request for a puzzle the amount to carry, in the puzzle the amount
 * it carries.
 */
const work = v.looseObject({ bits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(32)) });

const puzzleRequest = v.optional(v.looseObject({ work: v.optional(work) }), {});

/** `/site/api/v1/user/*`: codes, captchas, and the chat's short token. */
export const userVerification = {
  sendCodeOne: defineCall({
    path: '/site/api/v1/user/sendCode/one',
    access: 'public',
    summary:
      'Sends a code to a visitor. New device: sendCodeNum is the 4 middle digits of the masked phone, codeId the challenge of the refused login.',
    request: sendCodeRequest,
    answer: codeSent,
  }),
  sendCodeTwo: defineCall({
    path: '/site/api/v1/user/sendCode/two',
    access: 'member',
    summary:
      'Sends a code to a logged-in member: to bind, to change what is bound or a password, or to withdraw.',
    request: v.object({ ...sendCodeRequest.entries, about: v.optional(about) }),
    answer: codeSent,
  }),
  sliderCaptcha: defineCall({
    path: '/site/api/v1/user/register/sliderKaptcha',
    access: 'public',
    summary:
      'Issues a slider puzzle: picture and piece as PNG data URIs, good for 2 minutes, this device and one try.',
    request: puzzleRequest,
    answer: v.looseObject({
      lot_number: v.string(),
      image: v.string(),
      piece: v.string(),
      /** Sizes in picture pixels. */
      width: v.number(),
      height: v.number(),
      pieceWidth: v.number(),
      pieceTop: v.number(),
      work: v.optional(work),
    }),
  }),
  validateGeeCheck: defineCall({
    path: '/site/api/v1/user/member/validateGeeCheck',
    access: 'public',
    summary:
      'Judges a slider result (own or GeeTest v4). The pass it answers is used once, as `code`, with lot_number as `codeId` and kaptchcate 0.',
    request: v.object({
      lot_number: v.pipe(v.string(), v.maxLength(100)),
      /**
       * Of our own slider a JSON text with the left edge of the piece, its track and the nonce, as described in
       * docs/wire-protocol.md#captchas. Of GeeTest its own text.
       */
      captcha_output: v.pipe(v.string(), v.maxLength(20_000)),
      pass_token: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
      gen_time: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
      validate_way: v.optional(v.literal(0), 0),
    }),
    answer: v.looseObject({ pass: v.string() }),
  }),
  defaultKaptcha: defineCall({
    path: '/site/api/v1/user/register/defaultKaptcha',
    access: 'public',
    summary:
      'Issues a picture captcha; its answer is used with kaptchcate 1, x-code as `codeId`, "<letters>.<nonce>" as `code`.',
    request: puzzleRequest,
    answer: v.looseObject({ image: v.string(), 'x-code': v.string(), work: v.optional(work) }),
  }),
  memberJwt: defineCall({
    path: '/site/api/v1/user/member/jwt',
    access: 'member',
    summary: 'A short signed token for the chat socket only.',
    request: noPayload,
    answer: v.looseObject({ jwt: v.string(), expiresAt: instant }),
  }),
};
