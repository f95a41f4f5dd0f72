import type { AnswerOf } from '../contract/call.ts';
import { userDevices } from '../contract/site/user-devices.ts';
import { api } from './api.ts';
import { type ArgOf, row } from './rows.ts';

const { memberSessions, endSession, logoutEverywhere, securityTrail } = userDevices;

/** `/site/api/v1/user/member/*`: where the member is logged in, and what happened to the account. */
const userDevicesEndpoints = api.injectEndpoints({
  endpoints: build => ({
    memberSessions: build.query<AnswerOf<typeof memberSessions>, ArgOf<typeof memberSessions>>({
      ...row(memberSessions),
      // Who asks where they are logged in wants to know it as it is now.
      keepUnusedDataFor: 0,
      providesTags: ['Devices'],
    }),
    endSession: build.mutation<AnswerOf<typeof endSession>, ArgOf<typeof endSession>>({
      ...row(endSession),
      invalidatesTags: (_, error) => (error ? [] : ['Devices']),
      extraOptions: { loud: false },
    }),
    securityTrail: build.query<AnswerOf<typeof securityTrail>, ArgOf<typeof securityTrail>>({
      ...row(securityTrail),
      keepUnusedDataFor: 0,
      providesTags: ['Devices'],
    }),
    logoutEverywhere: build.mutation<AnswerOf<typeof logoutEverywhere>, ArgOf<typeof logoutEverywhere>>({
      ...row(logoutEverywhere),
      invalidatesTags: (_, error, arg) => (!error && arg?.keepCurrent ? ['Devices'] : []),
      extraOptions: { loud: false },
    }),
  }),
});

export const {
  useMemberSessionsQuery,
  useEndSessionMutation,
  useSecurityTrailQuery,
  useLogoutEverywhereMutation,
} = userDevicesEndpoints;
