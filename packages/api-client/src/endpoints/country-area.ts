import { api } from '../api/api.ts';
import { mutation, query } from '../api/define.ts';
import { countryArea } from '../contract/site/country-area.ts';

/** `/site/api/v1/site/countryArea/*` and `/site/common/*`: the regions of phone numbers, and single data in clear. */
const countryAreaEndpoints = api.injectEndpoints({
  endpoints: () => ({
    // The list changes about once a year: one request per visit is enough.
    regions: query(countryArea.queryCountryArea, { keepUnusedDataFor: 24 * 60 * 60 }),
    // A mutation: what is decrypted is kept by the caller, and not in the cache.
    decryptSingle: mutation(countryArea.singleDataDecryption, { onRefusal: 'caller' }),
  }),
});

export const { useRegionsQuery, useDecryptSingleMutation } = countryAreaEndpoints;
