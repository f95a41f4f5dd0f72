import { venue } from '@lobby/api-client/contract/game/venue';
import { api } from '../query/api.ts';
import { mutation } from '../query/define.ts';

/** `/game/api/v1/venue/*`: venues and their resources. */
export const venueEndpoints = api.injectEndpoints({
  endpoints: () => ({
    launchVenue: mutation(venue.launch),
    /** The member may have taken money along, and the game is now one that was played. */
    enterGame: mutation(venue.launch, {
      onRefusal: 'caller',
      invalidatesTags: ['Balance', { type: 'Games', id: 'recent' }],
    }),
  }),
});

export const { useLaunchVenueMutation, useEnterGameMutation } = venueEndpoints;
