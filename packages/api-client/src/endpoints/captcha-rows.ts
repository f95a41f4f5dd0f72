import * as v from 'valibot';
import type { AnswerOf, Call } from '../contract/index.ts';
import type { CaptchaNeeded } from './base-query.ts';
import { row } from './rows.ts';

const captchaNeeded = v.object({ captcha: v.picklist(['graphic', 'rapid']), data: v.optional(v.unknown()) });

/** As `row`, for a call that may ask for a captcha instead of answering. */
export function rowWithCaptcha<const C extends Call>(call: C) {
  return {
    ...row(call),
    // Safe: as in `row`; the captcha's shape comes first, because loose answers would swallow it.
    responseSchema: v.union([captchaNeeded, call.answer]) as unknown as v.GenericSchema<
      AnswerOf<C> | CaptchaNeeded
    >,
    extraOptions: { captcha: true, loud: false },
  };
}

/** Narrows the answer of a call that may ask for a captcha. */
export function isCaptchaNeeded(answer: unknown): answer is CaptchaNeeded {
  return v.is(captchaNeeded, answer);
}
