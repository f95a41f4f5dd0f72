import type { AnswerOf, contract, RequestOf } from '@lobby/api-client/contract';

export type Venue = AnswerOf<typeof contract.venue.getVenueInfoByCategory>[number];
export type VenueCategory = Venue['category'];
/** A category whose venues have lists of games. */
export type ListedCategory = RequestOf<typeof contract.venue.gameList>['category'];
/** A shared jackpot, and when it was told, ms. */
export type ToldPool = Pick<AnswerOf<typeof contract.venue.getBonusPools>[number], 'amount' | 'perSecond'> & {
  readonly at: number;
};
export type Game = AnswerOf<typeof contract.venue.gameList>['games'][number];
