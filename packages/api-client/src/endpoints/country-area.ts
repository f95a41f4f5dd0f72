import { countryArea } from '../contract/site/country-area.ts';
import { api } from './api.ts';
import { query } from './define.ts';

/** `/site/api/v1/site/countryArea/*`: the regions a phone may be from. */
const countryAreaEndpoints = api.injectEndpoints({
  endpoints: () => ({
    // The list changes about once a year; a visit needs it once.
    regions: query(countryArea.queryCountryArea, { keepUnusedDataFor: 24 * 60 * 60 }),
  }),
});

export const { useRegionsQuery } = countryAreaEndpoints;
