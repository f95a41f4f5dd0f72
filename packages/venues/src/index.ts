import { defineFeature } from '@lobby/feature';

/** Venues and games: lists of venues and slots, launching, and frames. */
export const venuesFeature = defineFeature({
  id: 'venues',
});
