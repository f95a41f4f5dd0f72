import { venue } from '../contract/game/venue.ts';
import { api } from './api.ts';
import { mutation } from './define.ts';

/** `/game/api/v1/venue/*`: venues and what they serve. */
export const venueEndpoints = api.injectEndpoints({
  endpoints: () => ({ launchVenue: mutation(venue.launch) }),
});

export const { useLaunchVenueMutation } = venueEndpoints;
