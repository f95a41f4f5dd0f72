import { record } from '@lobby/api-client/contract/game/record';
import { api } from '../query/api.ts';
import { query } from '../query/define.ts';

/** `/game/api/v1/record/*`: the member's bets. */
export const betHistoryEndpoints = api.injectEndpoints({
  endpoints: () => ({
    betHistory: query(record.betRecordList, { providesTags: ['Bets'] }),
    betHistoryTotal: query(record.betRecordTotal, { providesTags: ['Bets'] }),
  }),
});

export const { useBetHistoryQuery, useLazyBetHistoryQuery, useBetHistoryTotalQuery } = betHistoryEndpoints;
