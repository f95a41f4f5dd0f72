import { api } from '../api/api.ts';
import { query } from '../api/define.ts';
import { letter } from '../contract/site/letter.ts';

/** `/site/api/v1/site/letter/*`: the member's letters. */
const letterEndpoints = api.injectEndpoints({
  endpoints: () => ({
    unreadLetters: query(letter.getUnreadForType, { providesTags: ['Letters'] }),
  }),
});

/** The unread letters of a member by kind. */
export const useUnreadLettersQuery = () => letterEndpoints.useUnreadLettersQuery({ userSystem: 1 });
