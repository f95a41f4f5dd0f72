import { api } from '../api/api.ts';
import { mutation, query } from '../api/define.ts';
import { userProfile } from '../contract/site/user-profile.ts';

/** `/site/api/v1/user/*`: what only the member's own pages show. */
const userProfileEndpoints = api.injectEndpoints({
  endpoints: () => ({
    avatarList: query(userProfile.avatarList),
    addAvatar: mutation(userProfile.addAvatar, {
      invalidatesTags: (_, error) => (error ? [] : ['Member']),
      onRefusal: 'caller',
    }),
    memberProfile: query(userProfile.memberProfile, { providesTags: ['Member'] }),
  }),
});

export const { useAvatarListQuery, useAddAvatarMutation, useMemberProfileQuery } = userProfileEndpoints;
