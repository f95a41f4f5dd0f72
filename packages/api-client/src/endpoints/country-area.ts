import { api } from '../api/api.ts';
import { query } from '../api/define.ts';
import { countryArea } from '../contract/site/country-area.ts';

/** `/site/api/v1/site/countryArea/*`: the regions of phone numbers. */
const countryAreaEndpoints = api.injectEndpoints({
  endpoints: () => ({
    // The list changes about once a year: one request per visit is enough.
    regions: query(countryArea.queryCountryArea, { keepUnusedDataFor: 24 * 60 * 60 }),
  }),
});

export const { useRegionsQuery } = countryAreaEndpoints;
