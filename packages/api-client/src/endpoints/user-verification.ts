import { api } from '../api/api.ts';
import { mutation } from '../api/define.ts';
import { userVerification } from '../contract/site/user-verification.ts';

/** The dialogs that make these calls show refusals themselves. */
const inPlace = { onRefusal: 'caller' } as const;

/** `/site/api/v1/user/*`: captchas, and codes for visitors. Mutations: none may be served from a cache. */
const userVerificationEndpoints = api.injectEndpoints({
  endpoints: () => ({
    sendCodeOne: mutation(userVerification.sendCodeOne, inPlace),
    sliderCaptcha: mutation(userVerification.sliderCaptcha, inPlace),
    validateGeeCheck: mutation(userVerification.validateGeeCheck, inPlace),
    defaultKaptcha: mutation(userVerification.defaultKaptcha, inPlace),
  }),
});

export const {
  useSendCodeOneMutation,
  useSliderCaptchaMutation,
  useValidateGeeCheckMutation,
  useDefaultKaptchaMutation,
} = userVerificationEndpoints;
