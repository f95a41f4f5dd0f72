import type { AnswerOf, contract } from '@lobby/api-client/contract';

export type Venue = AnswerOf<typeof contract.venue.getVenueInfoByCategory>[number];
export type VenueCategory = Venue['category'];
export type Game = AnswerOf<typeof contract.venue.gameList>[number];
