import * as v from 'valibot';
import type { AnswerOf, Call } from '../contract/index.ts';
import { type Mutation, mutation } from './define.ts';

/** What an endpoint that may ask for a captcha answers instead of its data. */
export interface CaptchaNeeded {
  readonly captcha: 'graphic' | 'rapid';
  /** What the refusal said besides: how much work it takes. */
  readonly data?: unknown;
}

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
