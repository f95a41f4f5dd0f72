import type { AnswerOf, contract } from '@lobby/api-client/contract';

/** A bet at any venue in a line. */
export type VenueBet = AnswerOf<typeof contract.userBets.queryMemberBetList>['list'][number];

/** Identifies a bet in a list; one that is being confirmed has no ticket yet. */
export function keyOfLine({ venue, ticketId, placedAt }: VenueBet): string {
  return `${venue}-${ticketId || placedAt}`;
}
