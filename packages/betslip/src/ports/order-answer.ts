import type { OrderRefusalReason } from '@lobby/api-client/contract/sportsbook';
import type { ApiFailure } from '@lobby/api-client/request';
import type { ShownPrice } from '@lobby/betting';

/** An accepted bet, in yuan. */
export interface Receipt {
  readonly ticketId: string;
  readonly stake: string;
  readonly risk: string;
  readonly winnable: string;
  readonly price: ShownPrice;
  readonly line: string;
  readonly balance: string;
}

/** Why an order was not taken; nothing is held. */
export type Rejection =
  | { readonly kind: 'reason'; readonly reason: OrderRefusalReason }
  | { readonly kind: 'failure'; readonly failure: ApiFailure };

export type OrderAnswer =
  | { readonly kind: 'accepted'; readonly receipt: Receipt }
  | { readonly kind: 'confirming'; readonly ticketId: string; readonly confirmAt: number }
  | { readonly kind: 'rejected'; readonly rejection: Rejection }
  /** The answer was lost: the order may or may not exist. Query it by its id; never show it as failed. */
  | { readonly kind: 'unknown' }
  /** The server says that it never received this id. */
  | { readonly kind: 'absent' };
