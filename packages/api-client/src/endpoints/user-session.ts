import type { AnswerOf } from '../contract/call.ts';
import { userSession } from '../contract/site/user-session.ts';
import { api } from './api.ts';
import type { CaptchaNeeded } from './base-query.ts';
import { type ArgOf, row, rowWithCaptcha } from './rows.ts';

const { login, register, logout, memberInfo } = userSession;

/** `/site/api/v1/user/*`: getting in and out. */
export const userSessionEndpoints = api.injectEndpoints({
  endpoints: build => ({
    login: build.mutation<AnswerOf<typeof login> | CaptchaNeeded, ArgOf<typeof login>>(rowWithCaptcha(login)),
    register: build.mutation<AnswerOf<typeof register> | CaptchaNeeded, ArgOf<typeof register>>(
      rowWithCaptcha(register),
    ),
    logout: build.mutation<AnswerOf<typeof logout>, ArgOf<typeof logout>>({
      ...row(logout),
      // Leaving works offline too; a member who leaves is not asked to log in because the token was dead already.
      extraOptions: { mute: true },
    }),
    memberInfo: build.query<AnswerOf<typeof memberInfo>, ArgOf<typeof memberInfo>>({
      ...row(memberInfo, { isPop: 0 }),
      providesTags: ['Member'],
    }),
  }),
});

export const { useLoginMutation, useRegisterMutation, useLogoutMutation, useMemberInfoQuery } =
  userSessionEndpoints;
