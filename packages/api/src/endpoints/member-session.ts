import { memberSession } from '@lobby/api-client/contract/site/member-session';
import { api } from '../query/api.ts';
import { mutation, query } from '../query/define.ts';

/** `/site/api/v1/user/*`: the current member, and logout. */
export const memberSessionEndpoints = api.injectEndpoints({
  endpoints: () => ({
    // Logout works offline too, and an expired token during a logout must not open the login prompt.
    logout: mutation(memberSession.logout, { onRefusal: 'ignore' }),
    memberInfo: query(memberSession.memberInfo, { always: { isPop: 0 }, providesTags: ['Member'] }),
  }),
});

export const { useLogoutMutation, useMemberInfoQuery } = memberSessionEndpoints;
