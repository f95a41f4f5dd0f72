import type { AnswerOf, Call } from '@lobby/api-client/contract';
import * as v from 'valibot';
import { type Mutation, mutation } from './define.ts';

/** The answer, instead of its data, of an endpoint whose call requires a captcha first. */
export interface CaptchaNeeded {
  readonly captcha: 'graphic' | 'rapid';
  /** `data` of the refusal: the required proof of work. */
  readonly data?: unknown;
}

const captchaNeeded = v.object({ captcha: v.picklist(['graphic', 'rapid']), data: v.optional(v.unknown()) });

/** As `mutation`, for a call that may require a captcha first; its caller shows refusals. */
export function mutationWithCaptcha<const C extends Call>(call: C): Mutation<C, AnswerOf<C> | CaptchaNeeded> {
  return {
    ...mutation(call),
    // Safe: as in `mutation`; the captcha's shape comes first, because loose answers would swallow it.
    responseSchema: v.union([captchaNeeded, call.answer]) as unknown as v.GenericSchema<
      AnswerOf<C> | CaptchaNeeded
    >,
    extraOptions: { captcha: true, onRefusal: 'caller' },
  };
}

/** Narrows the answer of a call that may require a captcha. */
export function isCaptchaNeeded(answer: unknown): answer is CaptchaNeeded {
  return v.is(captchaNeeded, answer);
}
