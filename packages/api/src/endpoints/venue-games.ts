import { venueGames } from '@lobby/api-client/contract/game/venue-games';
import { api } from '../query/api.ts';
import { mutation, query } from '../query/define.ts';

/** `/game/api/v1/venue/*`: the games of venues, and trying one. */
const venueGamesEndpoints = api.injectEndpoints({
  endpoints: () => ({
    gameList: query(venueGames.gameList, { providesTags: ['Games'] }),
    bonusPools: query(venueGames.getBonusPools),
    tryGame: mutation(venueGames.trial, { onRefusal: 'caller' }),
  }),
});

export const { useBonusPoolsQuery, useGameListQuery, useTryGameMutation } = venueGamesEndpoints;
