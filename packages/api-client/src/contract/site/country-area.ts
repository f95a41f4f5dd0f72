import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { langx } from '../shapes.ts';

/** `/site/api/v1/site/countryArea/*` and `/site/common/*`. */
export const countryArea = {
  queryCountryArea: defineCall({
    path: '/site/api/v1/site/countryArea/queryCountryArea',
    access: 'public',
    summary: 'Regions with calling code and the pattern of their mobile numbers (national part, no trunk 0).',
    request: v.object({ area: v.optional(v.string(), ''), langx }),
    answer: v.array(
      v.looseObject({ iso2: v.string(), areaName: v.string(), areaCode: v.string(), regex: v.string() }),
    ),
    empty: [],
  }),
  singleDataDecryption: defineCall({
    path: '/site/api/v1/site/common/singleDataDecryption',
    access: 'member',
    summary: 'Decrypts one masked datum of the member’s own (phone, e-mail, real name).',
    request: v.object({ value: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)) }),
    answer: v.looseObject({ value: v.string() }),
  }),
};
