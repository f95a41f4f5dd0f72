import { api } from '../api/api.ts';
import { query } from '../api/define.ts';
import { record } from '../contract/game/record.ts';

/** `/game/api/v1/record/*`: the member's bets. */
export const betHistoryEndpoints = api.injectEndpoints({
  endpoints: () => ({
    betHistory: query(record.betRecordList, { providesTags: ['Bets'] }),
    betHistoryTotal: query(record.betRecordTotal, { providesTags: ['Bets'] }),
  }),
});

export const { useBetHistoryQuery, useLazyBetHistoryQuery, useBetHistoryTotalQuery } = betHistoryEndpoints;
