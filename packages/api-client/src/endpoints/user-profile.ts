import { api } from '../api/api.ts';
import { mutation, query } from '../api/define.ts';
import { userProfile } from '../contract/site/user-profile.ts';

/** `/site/api/v1/user/*`: what only the member's own pages show. */
const userProfileEndpoints = api.injectEndpoints({
  endpoints: () => ({
    // The list is the platform's and changes with its releases: one request per visit is enough.
    avatarList: query(userProfile.avatarList, { keepUnusedDataFor: 24 * 60 * 60 }),
    addAvatar: mutation(userProfile.addAvatar, {
      onRefusal: 'caller',
      invalidatesTags: (_, error) => (error ? [] : ['Member']),
    }),
    memberProfile: query(userProfile.memberProfile, { providesTags: ['Member'] }),
  }),
});

export const { useAvatarListQuery, useAddAvatarMutation, useMemberProfileQuery } = userProfileEndpoints;
