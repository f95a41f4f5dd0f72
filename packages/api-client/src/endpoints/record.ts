import { api } from '../api/api.ts';
import { query } from '../api/define.ts';
import { record } from '../contract/game/record.ts';

/** `/game/api/v1/record/*`: the member's bets. */
export const recordEndpoints = api.injectEndpoints({
  endpoints: () => ({
    betRecords: query(record.betRecordList, { providesTags: ['Bets'] }),
    betRecordTotal: query(record.betRecordTotal, { providesTags: ['Bets'] }),
  }),
});

export const { useBetRecordsQuery, useLazyBetRecordsQuery, useBetRecordTotalQuery } = recordEndpoints;
