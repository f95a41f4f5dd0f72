import type { AnswerOf } from '../contract/call.ts';
import { countryArea } from '../contract/site/country-area.ts';
import { api } from './api.ts';
import { type ArgOf, row } from './rows.ts';

const { queryCountryArea } = countryArea;

/** `/site/api/v1/site/countryArea/*`: the regions a phone may be from. */
const countryAreaEndpoints = api.injectEndpoints({
  endpoints: build => ({
    regions: build.query<AnswerOf<typeof queryCountryArea>, ArgOf<typeof queryCountryArea>>({
      ...row(queryCountryArea),
      // The list changes about once a year; a visit needs it once.
      keepUnusedDataFor: 24 * 60 * 60,
    }),
  }),
});

export const { useRegionsQuery } = countryAreaEndpoints;
