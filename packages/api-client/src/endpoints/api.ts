import { createApi } from '@reduxjs/toolkit/query/react';
import type { ApiFailure } from '../request/index.ts';
import { baseQuery } from './base-query.ts';

/** The one RTK Query api of a site; every resource injects its endpoints here. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // An answer that is not of the agreed shape is a failure like any other, not an exception.
  catchSchemaFailure: (): ApiFailure => ({ kind: 'unreadable', stage: 'schema' }),
  tagTypes: ['Member', 'Balance', 'Bets', 'Letters', 'Devices'],
  endpoints: () => ({}),
});
