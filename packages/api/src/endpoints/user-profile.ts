import { userProfile } from '@lobby/api-client/contract/site/user-profile';
import { api } from '../query/api.ts';
import { memberChanged } from '../query/changed-elsewhere.ts';
import { mutation, query } from '../query/define.ts';
import { readSession } from '../session/index.ts';
import { defineItem, textCodec, writeItem } from '../storage/index.ts';

/** The avatar of the member, an id: as the profile said it last, so that the header need not ask on every page. */
export const avatarItem = defineItem('avatar', textCodec, { personal: true });

/** `/site/api/v1/user/*`: what only the member's own pages show. */
export const userProfileEndpoints = api.injectEndpoints({
  endpoints: () => ({
    avatarList: query(userProfile.avatarList),
    addAvatar: mutation(userProfile.addAvatar, {
      invalidatesTags: (_, error) => (error ? [] : ['Member']),
      onQueryStarted: (_, { queryFulfilled }) => queryFulfilled.then(memberChanged.notify, () => {}),
      onRefusal: 'caller',
    }),
    memberProfile: query(userProfile.memberProfile, {
      providesTags: ['Member'],
      onQueryStarted: (_, { queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => keepAvatar(data.avatar),
          () => {},
        ),
      // While a page shows the member, what another tab binds or changes is asked for again.
      async onCacheEntryAdded(_, { dispatch, cacheEntryRemoved }) {
        const stop = memberChanged.onElsewhere(() => dispatch(api.util.invalidateTags(['Member'])));
        await cacheEntryRemoved;
        stop();
      },
    }),
  }),
});

/** An answer may arrive after the session has ended. */
function keepAvatar(id: string): void {
  if (readSession()) writeItem(avatarItem, id);
}

export const { useAvatarListQuery, useAddAvatarMutation, useMemberProfileQuery } = userProfileEndpoints;
