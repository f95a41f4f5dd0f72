import { userVerification } from '@lobby/api-client/contract/site/user-verification';
import { api } from '../query/api.ts';
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
