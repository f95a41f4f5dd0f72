import type { OrderRefusalReason } from '@lobby/api-client/contract/game/sportsbook';
import type { ApiFailure } from '@lobby/api-client/request';
import type { ShownPrice, Strong } from '@lobby/betting';
import type { FollowedAnswer, PromisedDecision } from '@lobby/operation/follow';
import type { Quote } from './quote.ts';

/** A leg as it was taken. */
export interface AcceptedLeg {
  readonly price: ShownPrice;
  readonly line: string;
  readonly strong: Strong;
  /** Whether it was taken in play, and at which score ("1:2"); absent where the platform does not say. */
  readonly inPlay?: { readonly live: boolean; readonly score: string };
}

/** An accepted bet, in yuan. */
export interface Receipt {
  readonly ticketId: string;
  /** Of each combination. */
  readonly stake: string;
  readonly risk: string;
  readonly winnable: string;
  /** In the order of the order's legs. */
  readonly legs: readonly AcceptedLeg[];
  readonly balance: string;
  /** When it was placed, ms; absent where the platform does not say. */
  readonly placedAt?: number;
}

/** What is wrong with one leg, and what it is offered at now when that is why. */
export interface RejectedLeg {
  /** Of the selection. */
  readonly key: string;
  readonly reason: OrderRefusalReason;
  readonly quote?: Quote;
}

/** Why an order was not taken; nothing is held. */
export type Rejection =
  | {
      readonly kind: 'reason';
      readonly reason: OrderRefusalReason;
      /** The legs it is about; none when it is about the whole bet. */
      readonly legs: readonly RejectedLeg[];
      /** Most that each combination may stake now, yuan, when an amount is the reason. */
      readonly max?: string;
    }
  | { readonly kind: 'failure'; readonly failure: ApiFailure };

export type OrderAnswer =
  | { readonly kind: 'accepted'; readonly receipt: Receipt }
  | { readonly kind: 'rejected'; readonly rejection: Rejection }
  /** `since` is set by the tracker, never by a port. */
  | FollowedAnswer<PromisedDecision & { readonly ticketId: string }>;
