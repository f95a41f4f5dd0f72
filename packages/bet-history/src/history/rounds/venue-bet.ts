import type { AnswerOf, contract } from '@lobby/api-client/contract';

/** A bet at any venue in a line. */
export type VenueBet = AnswerOf<typeof contract.userBets.queryMemberBetList>['list'][number];

/** What a round came to, as its venue told it. */
export type RoundResult = NonNullable<NonNullable<VenueBet['round']>['result']>;
export type ResultPart = RoundResult['parts'][number];
/** The parts of one kind. */
export type PartOf<Kind extends ResultPart['kind']> = Extract<ResultPart, { readonly kind: Kind }>;

/** Identifies a bet in a list; one that is being confirmed has no ticket yet. */
export function keyOfLine({ venue, ticketId, placedAt }: VenueBet): string {
  return `${venue}-${ticketId || placedAt}`;
}
