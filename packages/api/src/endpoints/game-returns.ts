import { gameReturns } from '@lobby/api-client/contract/game/game-returns';
import { api } from '../query/api.ts';
import { query } from '../query/define.ts';

/** `/game/api/v1/venue/getGameReturns`: actual against theoretical return. */
const gameReturnsEndpoints = api.injectEndpoints({
  endpoints: () => ({ gameReturns: query(gameReturns.getGameReturns, { keepUnusedDataFor: 60 }) }),
});

export const { useGameReturnsQuery } = gameReturnsEndpoints;
