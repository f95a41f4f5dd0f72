import type { ApiFailure } from '@lobby/api-client/request';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

const tags = [
  'Member',
  'Balance',
  'Bets',
  'Letters',
  'Devices',
  'Feedback',
  'Deposits',
  'Withdrawals',
  'Limits',
  'Games',
] as const;

/** Cache tags: what a call may change and a query shows. */
export type Tag = (typeof tags)[number];

/** Forgets every answer about the member: what is on screen is asked for again, the rest when it is shown. */
export const answersForgotten = () => api.util.invalidateTags([...tags]);

/** The RTK Query api of a site; every resource injects its endpoints here. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // An answer of another shape becomes a failure like any other, not an exception.
  catchSchemaFailure: (): ApiFailure => ({ kind: 'unreadable', stage: 'schema' }),
  tagTypes: tags,
  endpoints: () => ({}),
});
