import { letters } from '@lobby/api-client/contract/site/letters';
import { api } from '../query/api.ts';
import { lettersChanged } from '../query/changed-elsewhere.ts';
import { mutation, query } from '../query/define.ts';

/** After a change the list and the counts are asked for again, here and in every other tab. */
const change = {
  onRefusal: 'caller',
  invalidatesTags: (_: unknown, error: unknown) => (error ? [] : ['Letters' as const]),
  onQueryStarted: (_: unknown, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) =>
    queryFulfilled.then(lettersChanged.notify, () => {}),
} as const;

/** `/site/api/v1/site/letter/*`: the calls of the letters page. */
const lettersEndpoints = api.injectEndpoints({
  endpoints: () => ({
    letterList: query(letters.letterList, { keepUnusedDataFor: 0, providesTags: ['Letters'] }),
    letterRead: mutation(letters.letterRead, change),
    letterDelete: mutation(letters.letterDelete, change),
    letterOnekeyRead: mutation(letters.letterOnekeyRead, change),
  }),
});

export const {
  useLetterListQuery,
  useLetterReadMutation,
  useLetterDeleteMutation,
  useLetterOnekeyReadMutation,
} = lettersEndpoints;
