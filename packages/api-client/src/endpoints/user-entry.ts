import type { AnswerOf } from '../contract/call.ts';
import { userSession } from '../contract/site/user-session.ts';
import { api } from './api.ts';
import type { CaptchaNeeded } from './base-query.ts';
import { rowWithCaptcha } from './captcha-rows.ts';
import type { ArgOf } from './rows.ts';

const { login, register } = userSession;

/** `/site/api/v1/user/*`: getting in. */
export const userEntryEndpoints = api.injectEndpoints({
  endpoints: build => ({
    login: build.mutation<AnswerOf<typeof login> | CaptchaNeeded, ArgOf<typeof login>>(rowWithCaptcha(login)),
    register: build.mutation<AnswerOf<typeof register> | CaptchaNeeded, ArgOf<typeof register>>(
      rowWithCaptcha(register),
    ),
  }),
});

export const { useLoginMutation, useRegisterMutation } = userEntryEndpoints;
