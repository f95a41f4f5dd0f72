import { api } from '../api/api.ts';
import { mutation, query } from '../api/define.ts';
import { memberSession } from '../contract/site/member-session.ts';

/** `/site/api/v1/user/*`: who is here, and getting out. */
export const memberSessionEndpoints = api.injectEndpoints({
  endpoints: () => ({
    // Leaving works offline too; a member who leaves is not asked to log in because the token was dead already.
    logout: mutation(memberSession.logout, { onRefusal: 'ignore' }),
    memberInfo: query(memberSession.memberInfo, { always: { isPop: 0 }, providesTags: ['Member'] }),
  }),
});

export const { useLogoutMutation, useMemberInfoQuery } = memberSessionEndpoints;
