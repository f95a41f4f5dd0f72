import type { AnswerOf } from '../contract/call.ts';
import { record } from '../contract/game/record.ts';
import { api } from './api.ts';
import { type ArgOf, row } from './rows.ts';

const { betRecordList, betRecordTotal } = record;

/** `/game/api/v1/record/*`: the member's bets. */
export const recordEndpoints = api.injectEndpoints({
  endpoints: build => ({
    betRecords: build.query<AnswerOf<typeof betRecordList>, ArgOf<typeof betRecordList>>({
      ...row(betRecordList),
      providesTags: ['Bets'],
    }),
    betRecordTotal: build.query<AnswerOf<typeof betRecordTotal>, ArgOf<typeof betRecordTotal>>({
      ...row(betRecordTotal),
      providesTags: ['Bets'],
    }),
  }),
});

export const { useBetRecordsQuery, useBetRecordTotalQuery } = recordEndpoints;
