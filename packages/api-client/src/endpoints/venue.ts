import type { AnswerOf } from '../contract/call.ts';
import { venue } from '../contract/game/venue.ts';
import { api } from './api.ts';
import { type ArgOf, row } from './rows.ts';

const { launch } = venue;

/** `/game/api/v1/venue/*`: venues and what they serve. */
export const venueEndpoints = api.injectEndpoints({
  endpoints: build => ({
    launchVenue: build.mutation<AnswerOf<typeof launch>, ArgOf<typeof launch>>(row(launch)),
  }),
});

export const { useLaunchVenueMutation } = venueEndpoints;
