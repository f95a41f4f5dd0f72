import type { AnswerOf } from '../contract/call.ts';
import { userVerification } from '../contract/site/user-verification.ts';
import { api } from './api.ts';
import { type ArgOf, row } from './rows.ts';

const { defaultKaptcha, sendCodeOne, sliderCaptcha, validateGeeCheck } = userVerification;

/** The dialogs that make these calls say what went wrong in their own place. */
const quiet = { extraOptions: { loud: false } };

/** `/site/api/v1/user/*`: captchas and the codes a visitor asks for. Mutations: none may come from a cache. */
const userVerificationEndpoints = api.injectEndpoints({
  endpoints: build => ({
    sendCodeOne: build.mutation<AnswerOf<typeof sendCodeOne>, ArgOf<typeof sendCodeOne>>({
      ...row(sendCodeOne),
      ...quiet,
    }),
    sliderCaptcha: build.mutation<AnswerOf<typeof sliderCaptcha>, ArgOf<typeof sliderCaptcha>>({
      ...row(sliderCaptcha),
      ...quiet,
    }),
    validateGeeCheck: build.mutation<AnswerOf<typeof validateGeeCheck>, ArgOf<typeof validateGeeCheck>>({
      ...row(validateGeeCheck),
      ...quiet,
    }),
    defaultKaptcha: build.mutation<AnswerOf<typeof defaultKaptcha>, ArgOf<typeof defaultKaptcha>>({
      ...row(defaultKaptcha),
      ...quiet,
    }),
  }),
});

export const {
  useSendCodeOneMutation,
  useSliderCaptchaMutation,
  useValidateGeeCheckMutation,
  useDefaultKaptchaMutation,
} = userVerificationEndpoints;
