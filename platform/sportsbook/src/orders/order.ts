import type { OrderRefusalReason } from '@lobby/api-client/contract/game/sportsbook';
import type { OddsFormat, OddsPolicy } from '@lobby/betting';
import type { Match } from '@lobby/fixtures';
import type { Fen } from '@lobby/money';
import type { Selection } from '@lobby/pricing';
import type { Seen } from './agreement.ts';

/** A selection that is asked about, with the match its ids refer to. */
export interface WantedLeg {
  readonly gid: string;
  readonly match: Match;
  readonly selection: Selection;
}

/** A leg that keeps the ticket from being taken. */
export interface LegFault {
  readonly gid: string;
  readonly reason: OrderRefusalReason;
}

/** What a member asks an offer for: one leg with sizes [1] is a single, more are a series or a system. */
export interface WantedTicket {
  readonly memberId: string;
  /** Of several legs H; decimal markets are priced in E whatever it is. */
  readonly format: OddsFormat;
  /** How many legs a combination has. */
  readonly sizes: readonly number[];
  readonly legs: readonly WantedLeg[];
}

/** A leg that keeps the ticket from being taken. */
export interface LegFault {
  readonly gid: string;
  readonly reason: OrderRefusalReason;
}

/** A leg of an order, with what the member saw of it. */
export type OrderLeg = WantedLeg & Seen;

/** An order as the member sent it. */
export interface Order extends WantedTicket {
  readonly siteId: string;
  readonly operationId: string;
  readonly policy: OddsPolicy;
  readonly legs: readonly OrderLeg[];
  /** Stake of each combination, fen; with a negative price what is to be won. */
  readonly unit: Fen;
}
