import { userDevices } from '@lobby/api-client/contract/site/user-devices';
import { api } from '../query/api.ts';
import { mutation, query } from '../query/define.ts';

/** The lists of sessions and events are never served from the cache. */
const asItIsNow = { keepUnusedDataFor: 0, providesTags: ['Devices'] } as const;

/** `/site/api/v1/user/member/*`: the member's sessions, and the security events of the account. */
const userDevicesEndpoints = api.injectEndpoints({
  endpoints: () => ({
    memberSessions: query(userDevices.memberSessions, asItIsNow),
    endSession: mutation(userDevices.endSession, {
      invalidatesTags: (_, error) => (error ? [] : ['Devices']),
      onRefusal: 'caller',
    }),
    securityLog: query(userDevices.securityTrail, asItIsNow),
    logoutEverywhere: mutation(userDevices.logoutEverywhere, {
      invalidatesTags: (_, error, arg) => (!error && arg?.keepCurrent ? ['Devices'] : []),
      onRefusal: 'caller',
    }),
  }),
});

export const {
  useMemberSessionsQuery,
  useEndSessionMutation,
  useSecurityLogQuery,
  useLogoutEverywhereMutation,
} = userDevicesEndpoints;
