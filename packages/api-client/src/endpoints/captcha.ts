import * as v from 'valibot';
import type { AnswerOf, Call } from '../contract/index.ts';
import type { CaptchaNeeded } from './base-query.ts';
import { type Mutation, mutation } from './define.ts';

const captchaNeeded = v.object({ captcha: v.picklist(['graphic', 'rapid']), data: v.optional(v.unknown()) });

/** As `mutation`, for a call that may ask for a captcha instead of answering; its caller sees to refusals. */
export function mutationWithCaptcha<const C extends Call>(call: C): Mutation<C, AnswerOf<C> | CaptchaNeeded> {
  return {
    ...mutation(call),
    // Safe: as in `mutation`; the captcha's shape comes first, because loose answers would swallow it.
    responseSchema: v.union([captchaNeeded, call.answer]) as unknown as v.GenericSchema<
      AnswerOf<C> | CaptchaNeeded
    >,
    extraOptions: { captcha: true, onRefusal: 'caller' },
  } as Mutation<C, AnswerOf<C> | CaptchaNeeded>;
}

/** Narrows the answer of a call that may ask for a captcha. */
export function isCaptchaNeeded(answer: unknown): answer is CaptchaNeeded {
  return v.is(captchaNeeded, answer);
}
