import { hallWishes as calls } from '@lobby/api-client/contract/site/hall-wishes';
import { api } from '../query/api.ts';
import { mutation, query } from '../query/define.ts';

/** `/site/api/v1/advertising/*`: what members ask to be told of the halls of games. */
const hallWishesEndpoints = api.injectEndpoints({
  endpoints: () => ({
    // Asked for anew with the member: another one has other wishes.
    hallWishes: query(calls.hallWishes, { keepUnusedDataFor: 0, providesTags: ['Member'] }),
    wishHalls: mutation(calls.wishHalls, {
      onRefusal: 'caller',
      // Its answer is what a question would bring.
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) =>
            void dispatch(hallWishesEndpoints.util.updateQueryData('hallWishes', undefined, () => data)),
          () => {},
        ),
    }),
  }),
});

export const { useHallWishesQuery, useWishHallsMutation } = hallWishesEndpoints;
