import { userVerification } from '@lobby/api-client/contract/site/user-verification';
import type { Dispatch } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { api } from '../query/api.ts';
import { ask } from '../query/base-query.ts';
import { mutationWithCaptcha } from '../query/captcha.ts';
import { mutation } from '../query/define.ts';

/** The dialogs that make these calls show refusals themselves. */
const inPlace = { onRefusal: 'caller' } as const;

/** `/site/api/v1/user/*`: captchas, and codes. Mutations: none may be served from a cache. */
const userVerificationEndpoints = api.injectEndpoints({
  endpoints: () => ({
    sendCodeOne: mutation(userVerification.sendCodeOne, inPlace),
    sendCodeTwo: mutationWithCaptcha(userVerification.sendCodeTwo),
    sliderCaptcha: mutation(userVerification.sliderCaptcha, inPlace),
    validateGeeCheck: mutation(userVerification.validateGeeCheck, inPlace),
    defaultKaptcha: mutation(userVerification.defaultKaptcha, inPlace),
  }),
});

export const {
  useSendCodeOneMutation,
  useSendCodeTwoMutation,
  useSliderCaptchaMutation,
  useValidateGeeCheckMutation,
  useDefaultKaptchaMutation,
} = userVerificationEndpoints;

/**
 * Asks for the member's token for the chat, outside the cache: it is good for one login within five minutes.
 * @param dispatch of the store.
 * @returns undefined where there is none; nothing is shown of a refusal.
 */
export function memberJwtCaller(dispatch: Dispatch): () => Promise<string | undefined> {
  return async () => {
    const call = userVerification.memberJwt;
    const { signal } = new AbortController();
    const { data } = await ask({ call, payload: undefined }, { signal, dispatch }, { onRefusal: 'ignore' });
    const read = v.safeParse(call.answer, data);
    return read.success ? read.output.jwt : undefined;
  };
}
