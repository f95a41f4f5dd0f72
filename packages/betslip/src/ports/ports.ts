import type { OrderRefusalReason } from '@lobby/api-client/contract/game/sportsbook';
import type { ApiFailure } from '@lobby/api-client/request';
import type { OddsFormat, ShownPrice, StoredPrice, Strong } from '@lobby/betting';
import type { Order } from '../state/order.ts';
import type { OrderAnswer } from '../state/order-answer.ts';
import type { Quote } from '../state/quote.ts';
import type { PickedSelection } from '../state/selection.ts';
import type { CashOutPort } from './cash-out-port.ts';
import type { EarlierSelection, LookedUp } from './earlier.ts';
import type { SharesPort } from './shares.ts';

/** What is said about one selection. */
export type QuoteAnswer =
  | { readonly kind: 'quote'; readonly quote: Quote }
  | { readonly kind: 'closed'; readonly reason: OrderRefusalReason };

/** What is said about the series or system of all selections: least and most of each combination, yuan. */
export type TicketAnswer =
  | { readonly kind: 'limits'; readonly min: string; readonly max: string }
  | { readonly kind: 'refused'; readonly reason: OrderRefusalReason };

export interface PreviewRequest {
  readonly selections: readonly PickedSelection[];
  readonly format: OddsFormat;
  /** Asks for the limits of this series or system too. */
  readonly sizes?: readonly number[];
}

export type PreviewAnswer =
  | {
      readonly kind: 'quotes';
      /** In the order of the selections. */
      readonly quotes: readonly QuoteAnswer[];
      readonly ticket?: TicketAnswer;
      /** Free balance, yuan. */
      readonly balance: string;
    }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/** A leg of an open bet, as it was taken. */
export interface OpenLeg {
  /** Of its selection, and of its event container. */
  readonly key: string;
  readonly gide: string;
  /** The code of its sport. */
  readonly gtype: string;
  readonly league: string;
  readonly teamH: string;
  readonly teamC: string;
  readonly wtype: string;
  readonly rtype: string;
  readonly line: string;
  readonly strong: Strong;
  readonly price: ShownPrice;
  readonly live: boolean;
  readonly scoreAtBet: string;
  /** Once the first half is over, "1:0"; empty before. */
  readonly halfScore: string;
  /** Of a sport of sets: the games or points of each that is finished, "6:4 3:6"; empty before. */
  readonly sets?: string;
  /** The score when its match was abandoned for good; empty otherwise. */
  readonly abandonedAt: string;
  /** W LW P LL L D once its match decided it or it was cancelled; empty before. */
  readonly result: string;
}

/** A bet that is being confirmed or not yet settled. */
export interface OpenBet {
  readonly ticketId: string;
  readonly status: 'pending' | 'open';
  readonly placedAt: number;
  readonly legs: readonly OpenLeg[];
  readonly sizes: readonly number[];
  readonly combinations: number;
  /** Of each combination, and of all. */
  readonly unit: string;
  readonly stake: string;
  readonly risk: string;
  readonly winnable: string;
  /** What was paid for the part of the risk that was sold back; "0" when none was. */
  readonly cashedOut: string;
  readonly riskSold: string;
}

export type OpenBetsAnswer =
  | { readonly ok: true; readonly bets: readonly OpenBet[] }
  | { readonly ok: false; readonly failure: ApiFailure };

/** What names a pick whose price is asked for. */
export type PricedPick = Pick<PickedSelection, 'gid' | 'gtype' | 'wtype' | 'rtype'>;

/** The way to the sportsbook's orders. No method throws; what went wrong is in the answer. */
export interface OrdersPort {
  preview(request: PreviewRequest, signal?: AbortSignal): Promise<PreviewAnswer>;
  /** What each pick costs now, in their order and in this format; undefined when nothing was answered. At most ten. */
  pricesNow(picks: readonly PricedPick[], format: OddsFormat): Promise<readonly QuoteAnswer[] | undefined>;
  /** Sends all in one call; one answer for each, in their order. */
  place(orders: readonly Order[]): Promise<readonly OrderAnswer[]>;
  stateOf(order: Order): Promise<OrderAnswer>;
  openBets(): Promise<OpenBetsAnswer>;
  readonly cashOuts: CashOutPort;
}

/** A live price. `read` returns the same object until something changes; undefined while no feed has the key. */
export interface PriceReading {
  readonly price: StoredPrice;
  readonly line: string;
  readonly strong: Strong;
  /** Not for sale now. */
  readonly locked: boolean;
}

export interface PricePort {
  read(key: string): PriceReading | undefined;
  subscribe(key: string, listener: () => void): () => void;
}

/** Live scores by event container, "1:2"; undefined while not known. */
export interface ScorePort {
  read(gide: string): string | undefined;
  subscribe(gide: string, listener: () => void): () => void;
}

/** By event container: which state of the match the live prices belong to; undefined while not known. */
export interface StatePort {
  read(gide: string): string | undefined;
}

/** What a match is called now, in the language of the page. */
export interface MatchNames {
  readonly league: string;
  readonly teams: { readonly home: string; readonly away: string };
}

/** Names by event container; undefined while no feed has the match. */
export interface NamePort {
  read(gide: string): MatchNames | undefined;
  subscribe(gide: string, listener: () => void): () => void;
}

/** What the slip reads of the matches while they change. */
export interface LivePorts {
  readonly prices: PricePort;
  readonly scores?: ScorePort;
  readonly states?: StatePort;
  readonly names?: NamePort;
  /** Selections of an earlier moment as they are offered now. */
  lookUp(selections: readonly EarlierSelection[]): Promise<LookedUp>;
}

/** All that the slip needs: what is live, and the ways to its orders and to shared slips. */
export interface Ports extends LivePorts {
  readonly orders: OrdersPort;
  readonly shares: SharesPort;
  /** Goes to the deposit page, which leads back to the slip; undefined where nothing may be deposited. */
  readonly toDeposit?: () => void;
  /** Goes to the page of a match; undefined where there is none. */
  readonly toMatch?: (gide: string, gtype: string) => void;
}
