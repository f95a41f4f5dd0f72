import type { CashOutReason } from '@lobby/api-client/contract/cash-out';
import type { ApiFailure } from '@lobby/api-client/request';
import type { FollowedAnswer } from '@lobby/operation/follow';

/** What all that is left of a ticket can be sold for now, or why it cannot. Amounts in yuan. */
export type CashOutOffer =
  | {
      readonly kind: 'offer';
      readonly price: string;
      /** The risk that is not sold yet. */
      readonly left: string;
      /** The least part that is bought, whole percent of what is left. */
      readonly leastPart: number;
      /** How long a sale is confirmed, ms; 0 = it is done at once. */
      readonly delay: number;
      /** The state of the ticket's matches in play: whatever happens after it refuses the sale. */
      readonly stateVersion: string;
    }
  | { readonly kind: 'none'; readonly reason: CashOutReason };

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
