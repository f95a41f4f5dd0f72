import type { AnswerOf, contract } from '@lobby/api-client/contract';

export type AllBalance = AnswerOf<typeof contract.venue.allBalance>;
export type VenuePurse = AllBalance['venues'][number];
export type Balance = AnswerOf<typeof contract.transfer.getBalance>;
export type Recycled = AnswerOf<typeof contract.venue.recycle>;
export type VenueTransfer = AnswerOf<typeof contract.venue.transfer>;
