import { configurationEndpoints } from './configuration.ts';

/** Asks for preInfo once more, past the cache: whether a site that rests is back. */
export const useLookIfOpen = configurationEndpoints.endpoints.preInfo.useLazyQuery;
