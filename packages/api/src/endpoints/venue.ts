import { venue } from '@lobby/api-client/contract/game/venue';
import { api } from '../query/api.ts';
import { mutation } from '../query/define.ts';

/** `/game/api/v1/venue/*`: venues and their resources. */
export const venueEndpoints = api.injectEndpoints({
  endpoints: () => ({ launchVenue: mutation(venue.launch) }),
});

export const { useLaunchVenueMutation } = venueEndpoints;
