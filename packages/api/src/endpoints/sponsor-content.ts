import { sponsorContent } from '@lobby/api-client/contract/site/sponsor-content';
import { api } from '../query/api.ts';
import { query } from '../query/define.ts';

/** `/site/api/v1/advertising/sponsorContent`: what a site sponsors. */
const sponsorContentEndpoints = api.injectEndpoints({
  endpoints: () => ({ sponsors: query(sponsorContent.sponsorContent) }),
});

export const { useSponsorsQuery } = sponsorContentEndpoints;
