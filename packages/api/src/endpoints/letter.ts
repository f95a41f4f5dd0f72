import type { AnswerOf } from '@lobby/api-client/contract';
import { letter } from '@lobby/api-client/contract/site/letter';
import { api } from '../query/api.ts';
import { lettersChanged } from '../query/changed-elsewhere.ts';
import { query } from '../query/define.ts';

/** `/site/api/v1/site/letter/*`: the member's letters. */
const letterEndpoints = api.injectEndpoints({
  endpoints: () => ({
    unreadLetters: query(letter.getUnreadForType, {
      providesTags: ['Letters'],
      // While any part of the page shows them, what another tab does to letters is asked for again.
      async onCacheEntryAdded(_, { dispatch, cacheEntryRemoved }) {
        const stop = lettersChanged.onElsewhere(() => dispatch(api.util.invalidateTags(['Letters'])));
        await cacheEntryRemoved;
        stop();
      },
    }),
  }),
});

/** The unread letters of a member by kind. */
export const useUnreadLettersQuery = () => letterEndpoints.useUnreadLettersQuery({ userSystem: 1 });

type UnreadLetters = AnswerOf<typeof letter.getUnreadForType>;

/** Unread letters of every type together. */
export function unreadCount(letters: UnreadLetters | undefined): number {
  if (!letters) return 0;
  return Object.entries(letters).reduce(
    (sum, [name, count]) => (name.endsWith('_count') && typeof count === 'number' ? sum + count : sum),
    0,
  );
}
