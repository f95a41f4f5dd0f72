import { record } from '@lobby/api-client/contract/game/record';
import { api } from '../query/api.ts';
import { query } from '../query/define.ts';

/** `/game/api/v1/record/*`: the member's bets. */
export const recordEndpoints = api.injectEndpoints({
  endpoints: () => ({
    betRecords: query(record.betRecordList, { providesTags: ['Bets'] }),
    betRecordTotal: query(record.betRecordTotal, { providesTags: ['Bets'] }),
  }),
});

export const { useBetRecordsQuery, useLazyBetRecordsQuery, useBetRecordTotalQuery } = recordEndpoints;
