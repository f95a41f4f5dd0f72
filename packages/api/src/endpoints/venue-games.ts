import type { AnswerOf, RequestOf } from '@lobby/api-client/contract';
import { venueGames } from '@lobby/api-client/contract/game/venue-games';
import { api } from '../query/api.ts';
import { mutation, query } from '../query/define.ts';

type Games = AnswerOf<typeof venueGames.gameList>;
type Asked = RequestOf<typeof venueGames.gameList>;

/** Lists that a member changes: by marking a game, by opening one. Others only lose what a member marked. */
const tagOf = ({ show = 'all', order }: Asked) =>
  ({ type: 'Games', id: order === 'front' ? 'recent' : show }) as const;

/** `/game/api/v1/venue/*`: the games of venues, and trying one. */
const venueGamesEndpoints = api.injectEndpoints({
  endpoints: build => ({
    gameList: query(venueGames.gameList, { providesTags: (_answer, _error, asked) => [tagOf(asked)] }),
    /** As `gameList`, part after part as they are asked for. */
    games: build.infiniteQuery<Games, Omit<Asked, 'from' | 'size'>, number>({
      query: ({ queryArg, pageParam }) => ({
        call: venueGames.gameList,
        payload: { ...queryArg, from: pageParam },
      }),
      responseSchema: venueGames.gameList.answer,
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ total, games }, _all, from) =>
          games.length > 0 && from + games.length < total ? from + games.length : undefined,
      },
      providesTags: (_answer, _error, asked) => [tagOf(asked)],
      extraOptions: { onRefusal: 'caller' },
    }),
    bonusPools: query(venueGames.getBonusPools),
    tryGame: mutation(venueGames.trial, { onRefusal: 'caller' }),
  }),
});

export const { useBonusPoolsQuery, useGameListQuery, useGamesInfiniteQuery, useTryGameMutation } =
  venueGamesEndpoints;
