import { countryArea } from '@lobby/api-client/contract/site/country-area';
import { api } from '../query/api.ts';
import { mutation, query } from '../query/define.ts';

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
