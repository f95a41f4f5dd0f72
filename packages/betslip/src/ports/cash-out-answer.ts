import type { AutoReason, CashOutReason } from '@lobby/api-client/contract/game/cash-out';
import type { ApiFailure } from '@lobby/api-client/request';
import type { FollowedAnswer } from '@lobby/operation/follow';

/**
 * What all that is left of a ticket can be sold for now, or why it cannot; `auto`, where there is one, is the offer at
 * which it is sold by itself. Amounts in yuan.
 */
export type CashOutOffer =
  | {
      readonly kind: 'offer';
      readonly price: string;
      /** The risk that is not sold yet. */
      readonly left: string;
      /** The least part that is bought, whole percent of what is left. */
      readonly minPart: number;
      /** How long a sale is confirmed, ms; 0 = it is done at once. */
      readonly delay: number;
      /** The state of the ticket's matches in play: whatever happens after it refuses the sale. */
      readonly stateVersion: string;
      readonly auto?: string;
    }
  | { readonly kind: 'none'; readonly reason: CashOutReason; readonly auto?: string };

/** An offer for a ticket at a moment; it stood until the next. */
export interface CoursePoint {
  /** ms. */
  readonly at: number;
  /** Yuan. */
  readonly price: string;
}

/** What became of an order to sell a ticket at an offer: it is set, changed or removed, or nothing changed. */
export type AutoAnswer =
  | { readonly kind: 'set' }
  | {
      readonly kind: 'refused';
      readonly reason: AutoReason;
      /** The price now, or the most that can be, yuan. */
      readonly price?: string;
    }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/** Why nothing was sold; the ticket is as it was. */
export type CashOutRefusal =
  | {
      readonly kind: 'reason';
      readonly reason: CashOutReason;
      /** Of all that is left now, yuan; undefined when there is none. */
      readonly price?: string;
    }
  | { readonly kind: 'failure'; readonly failure: ApiFailure };

/** What was sold. Amounts in yuan. */
export interface Sold {
  /** Whole percent of what was left. */
  readonly part: number;
  readonly paid: string;
  /** The risk that is left; "0" when the ticket was sold whole. */
  readonly left: string;
}

export type CashOutAnswer =
  | { readonly kind: 'done'; readonly sold: Sold }
  | { readonly kind: 'refused'; readonly refusal: CashOutRefusal }
  /** `since` is set by the tracker, never by a port. */
  | FollowedAnswer;
