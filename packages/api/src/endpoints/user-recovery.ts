import { userRecovery } from '@lobby/api-client/contract/site/user-recovery';
import { api } from '../query/api.ts';
import { mutationWithCaptcha } from '../query/captcha.ts';
import { mutation } from '../query/define.ts';

/** The wizard shows refusals itself. */
const inPlace = { onRefusal: 'caller' } as const;

/** `/site/api/v1/user/forgetBy*`: password recovery, step by step; the first steps may require a captcha. */
const userRecoveryEndpoints = api.injectEndpoints({
  endpoints: () => ({
    forgetByPhoneOne: mutationWithCaptcha(userRecovery.forgetByPhoneOne),
    forgetByPhoneTwo: mutation(userRecovery.forgetByPhoneTwo, inPlace),
    forgetByPhoneThree: mutation(userRecovery.forgetByPhoneThree, inPlace),
    forgetByEmailOne: mutationWithCaptcha(userRecovery.forgetByEmailOne),
    forgetByEmailTwo: mutation(userRecovery.forgetByEmailTwo, inPlace),
    forgetByEmailThree: mutation(userRecovery.forgetByEmailThree, inPlace),
  }),
});

export const {
  useForgetByPhoneOneMutation,
  useForgetByPhoneTwoMutation,
  useForgetByPhoneThreeMutation,
  useForgetByEmailOneMutation,
  useForgetByEmailTwoMutation,
  useForgetByEmailThreeMutation,
} = userRecoveryEndpoints;
