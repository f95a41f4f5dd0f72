import type { AnswerOf } from '../contract/call.ts';
import { userRecovery } from '../contract/site/user-recovery.ts';
import { api } from './api.ts';
import type { CaptchaNeeded } from './base-query.ts';
import { rowWithCaptcha } from './captcha-rows.ts';
import { type ArgOf, row } from './rows.ts';

const rows = userRecovery;
/** The wizard shows a refusal in its own place. */
const quiet = { extraOptions: { loud: false } };

/** `/site/api/v1/user/forgetBy*`: forgot password, step by step; the first steps may ask for a captcha. */
const userRecoveryEndpoints = api.injectEndpoints({
  endpoints: build => ({
    forgetByPhoneOne: build.mutation<
      AnswerOf<typeof rows.forgetByPhoneOne> | CaptchaNeeded,
      ArgOf<typeof rows.forgetByPhoneOne>
    >(rowWithCaptcha(rows.forgetByPhoneOne)),
    forgetByPhoneTwo: build.mutation<
      AnswerOf<typeof rows.forgetByPhoneTwo>,
      ArgOf<typeof rows.forgetByPhoneTwo>
    >({ ...row(rows.forgetByPhoneTwo), ...quiet }),
    forgetByPhoneThree: build.mutation<
      AnswerOf<typeof rows.forgetByPhoneThree>,
      ArgOf<typeof rows.forgetByPhoneThree>
    >({ ...row(rows.forgetByPhoneThree), ...quiet }),
    forgetByEmailOne: build.mutation<
      AnswerOf<typeof rows.forgetByEmailOne> | CaptchaNeeded,
      ArgOf<typeof rows.forgetByEmailOne>
    >(rowWithCaptcha(rows.forgetByEmailOne)),
    forgetByEmailTwo: build.mutation<
      AnswerOf<typeof rows.forgetByEmailTwo>,
      ArgOf<typeof rows.forgetByEmailTwo>
    >({ ...row(rows.forgetByEmailTwo), ...quiet }),
    forgetByEmailThree: build.mutation<
      AnswerOf<typeof rows.forgetByEmailThree>,
      ArgOf<typeof rows.forgetByEmailThree>
    >({ ...row(rows.forgetByEmailThree), ...quiet }),
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
