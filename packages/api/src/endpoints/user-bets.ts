import { userBets } from '@lobby/api-client/contract/site/user-bets';
import { api } from '../query/api.ts';
import { query } from '../query/define.ts';

/** `/site/api/v1/user/*`: the member's bets at every venue, in a line each. */
const userBetsEndpoints = api.injectEndpoints({
  endpoints: () => ({ memberBetList: query(userBets.queryMemberBetList, { providesTags: ['Bets'] }) }),
});

export const { useMemberBetListQuery, useLazyMemberBetListQuery } = userBetsEndpoints;
