import type { AnswerOf } from '../contract/call.ts';
import { letter } from '../contract/site/letter.ts';
import { api } from './api.ts';
import { row } from './rows.ts';

const { getUnreadForType } = letter;

/** `/site/api/v1/site/letter/*`: the member's letters. */
const letterEndpoints = api.injectEndpoints({
  endpoints: build => ({
    unreadLetters: build.query<AnswerOf<typeof getUnreadForType>, void>({
      ...row(getUnreadForType),
      query: () => ({ call: getUnreadForType, payload: { userSystem: 1 } }),
      providesTags: ['Letters'],
    }),
  }),
});

export const { useUnreadLettersQuery } = letterEndpoints;
