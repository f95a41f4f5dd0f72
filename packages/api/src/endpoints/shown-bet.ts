import { shownBets } from '@lobby/api-client/contract/game/shown-bet';
import { api } from '../query/api.ts';
import { query } from '../query/define.ts';

/** `/game/api/v1/record/shownBet`: a bet for anybody who has its address. */
const shownBetEndpoints = api.injectEndpoints({
  endpoints: () => ({ shownBet: query(shownBets.shownBet) }),
});

export const { useShownBetQuery } = shownBetEndpoints;
