import { collection } from '@lobby/api-client/contract/game/collection';
import { api } from '../query/api.ts';
import { mutation } from '../query/define.ts';

/**
 * `/game/api/v1/collection/*`: the games a member keeps at hand. The lists are not asked for again after a change: who
 * changes one shows it at once.
 */
const collectionEndpoints = api.injectEndpoints({
  endpoints: () => ({
    addFavouriteGame: mutation(collection.addCollection),
    removeFavouriteGame: mutation(collection.removeCollection),
  }),
});

export const { useAddFavouriteGameMutation, useRemoveFavouriteGameMutation } = collectionEndpoints;
