import { api } from '../api/api.ts';
import { mutationWithCaptcha } from '../api/captcha.ts';
import { mutation } from '../api/define.ts';
import { userVerification } from '../contract/site/user-verification.ts';

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
