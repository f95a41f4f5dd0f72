import { collection } from '@lobby/api-client/contract/game/collection';
import { api } from '../query/api.ts';
import { mutation } from '../query/define.ts';

const invalidatesTags = [{ type: 'Games', id: 'favourite' }] as const;

/**
 * `/game/api/v1/collection/*`: the games a member keeps at hand. Only the list of these is asked for again after a
 * change: who changes one shows it at once.
 */
const collectionEndpoints = api.injectEndpoints({
  endpoints: () => ({
    addFavouriteGame: mutation(collection.addCollection, { invalidatesTags }),
    removeFavouriteGame: mutation(collection.removeCollection, { invalidatesTags }),
  }),
});

export const { useAddFavouriteGameMutation, useRemoveFavouriteGameMutation } = collectionEndpoints;
