import { api } from '../api/api.ts';
import { mutation, query } from '../api/define.ts';
import { userDevices } from '../contract/site/user-devices.ts';

/** Who asks where they are logged in wants to know it as it is now. */
const asItIsNow = { keepUnusedDataFor: 0, providesTags: ['Devices'] } as const;

/** `/site/api/v1/user/member/*`: where the member is logged in, and what happened to the account. */
const userDevicesEndpoints = api.injectEndpoints({
  endpoints: () => ({
    memberSessions: query(userDevices.memberSessions, asItIsNow),
    endSession: mutation(userDevices.endSession, {
      invalidatesTags: (_, error) => (error ? [] : ['Devices']),
      onRefusal: 'caller',
    }),
    securityTrail: query(userDevices.securityTrail, asItIsNow),
    logoutEverywhere: mutation(userDevices.logoutEverywhere, {
      invalidatesTags: (_, error, arg) => (!error && arg?.keepCurrent ? ['Devices'] : []),
      onRefusal: 'caller',
    }),
  }),
});

export const {
  useMemberSessionsQuery,
  useEndSessionMutation,
  useSecurityTrailQuery,
  useLogoutEverywhereMutation,
} = userDevicesEndpoints;
