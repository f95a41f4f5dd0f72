import { letter } from '../contract/site/letter.ts';
import { api } from './api.ts';
import { query } from './define.ts';

/** `/site/api/v1/site/letter/*`: the member's letters. */
const letterEndpoints = api.injectEndpoints({
  endpoints: () => ({
    unreadLetters: query(letter.getUnreadForType, { providesTags: ['Letters'] }),
  }),
});

/** The unread letters of a member by kind. */
export const useUnreadLettersQuery = () => letterEndpoints.useUnreadLettersQuery({ userSystem: 1 });
