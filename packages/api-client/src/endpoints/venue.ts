import { api } from '../api/api.ts';
import { mutation } from '../api/define.ts';
import { venue } from '../contract/game/venue.ts';

/** `/game/api/v1/venue/*`: venues and their resources. */
export const venueEndpoints = api.injectEndpoints({
  endpoints: () => ({ launchVenue: mutation(venue.launch) }),
});

export const { useLaunchVenueMutation } = venueEndpoints;
