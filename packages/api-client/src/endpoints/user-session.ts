import type { AnswerOf } from '../contract/call.ts';
import { memberSession } from '../contract/site/member-session.ts';
import { api } from './api.ts';
import { type ArgOf, row } from './rows.ts';

const { logout, memberInfo } = memberSession;

/** `/site/api/v1/user/*`: who is here, and getting out. */
export const userSessionEndpoints = api.injectEndpoints({
  endpoints: build => ({
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

export const { useLogoutMutation, useMemberInfoQuery } = userSessionEndpoints;
