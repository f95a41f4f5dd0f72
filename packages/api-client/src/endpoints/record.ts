import { record } from '../contract/game/record.ts';
import { api } from './api.ts';
import { query } from './define.ts';

/** `/game/api/v1/record/*`: the member's bets. */
export const recordEndpoints = api.injectEndpoints({
  endpoints: () => ({
    betRecords: query(record.betRecordList, { providesTags: ['Bets'] }),
    betRecordTotal: query(record.betRecordTotal, { providesTags: ['Bets'] }),
  }),
});

export const { useBetRecordsQuery, useBetRecordTotalQuery } = recordEndpoints;
