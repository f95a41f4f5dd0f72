import type { OrderRefusalReason } from '@lobby/api-client/contract/game/sportsbook';
import {
  findPick,
  formatOfMarket,
  lineOfHome,
  type Market,
  type MarketPick,
  type OddsFormat,
  parseLine,
  type Quarters,
  readLine,
  readPrice,
  type Score,
  type Strong,
  showPrice,
} from '@lobby/betting';
import { isLive } from '@lobby/fixtures';
import { fieldsOf, isOffered, isShut, type Sold } from './board.ts';
import { openBook, type Priced } from './book.ts';
import { type MarketPrice, priceMarket } from './market-price.ts';
import type { Moment } from './moment.ts';

/** The selection to quote. */
export interface Selection {
  readonly market: Market;
  readonly pick: MarketPick;
}

/** A price that can be taken at a moment. */
export interface Quote {
  readonly format: OddsFormat;
  readonly odds: string;
  readonly line: string;
  readonly strong: Strong;
  readonly live: boolean;
  readonly score: Score;
  /** The version of the state it was made in. */
  readonly stateVersion: number;
  /** How much longer than usual a bet at it waits in play, seconds on the clock of its match. */
  readonly waitsLonger: number;
}

/** The line of a bet that waits: it is priced whether the board still shows it or not. */
export interface OwnLine {
  readonly line: string;
  readonly strong: Strong;
  /** Steps of the ladder added to the price; half a one is what a price may fall without having fallen. */
  readonly slack: number;
}

export type QuoteAnswer = { readonly quote: Quote } | { readonly refusal: OrderRefusalReason };

/** The selection behind what travels on the wire; undefined when the parts do not belong together. */
export function selectionOf(wire: {
  wtype: string;
  rtype: string;
  chose_team: string;
}): Selection | undefined {
  const found = findPick(wire.wtype, wire.rtype);
  return found && found.pick.chose === wire.chose_team ? found : undefined;
}

/**
 * The offer for a selection at a moment, in the member's format: always priced again from the match, never from the
 * client's data. With `own`, on that line instead of the board's.
 */
export function quoteAt(
  match: Priced,
  { market, pick }: Selection,
  format: OddsFormat,
  moment: Moment,
  own?: OwnLine,
  sold?: Sold,
): QuoteAnswer {
  return quoteFrom({ market, pick }, format, moment, own, {
    isOffered: one => isOffered(one, moment, sold),
    priceOf: (one, line, slack) => priceMarket(one, openBook(match, moment), moment, line, slack),
  });
}

/** Who makes prices: what is offered at the moment of a quote, and what a market costs, on `line` where one is said. */
interface Pricer {
  isOffered(market: Market): boolean;
  priceOf(market: Market, line: Quarters | undefined, slack: number | undefined): MarketPrice;
}

/** The offer for a selection at a moment by what makes its prices, or why there is none. */
export function quoteFrom(
  { market, pick }: Selection,
  format: OddsFormat,
  moment: Moment,
  own: OwnLine | undefined,
  pricer: Pricer,
): QuoteAnswer {
  const closed = whyClosed(market, moment, pick.rtype);
  if (closed) return { refusal: closed };
  if (!pricer.isOffered(market)) return { refusal: 'closed' };
  const price = pricer.priceOf(market, own && quartersOf(market, own), own?.slack);
  const fields = fieldsOf(market, price, false);
  const shown = showPrice(readPrice(fields, market, pick), formatOfMarket(market.wtype, format));
  if (!shown) return { refusal: 'suspended' };
  return { quote: { ...shown, ...readLine(fields, market), ...circumstances(moment) } };
}

/** Why a market of this phase takes no bets at a moment, whatever it is about; undefined when it does. */
export function whyClosed(
  market: Pick<Market, 'phase' | 'kind' | 'period'>,
  moment: Moment,
  rtype: string,
): OrderRefusalReason | undefined {
  const { phase } = market;
  const { state } = moment;
  if (state.phase === 'over') return 'closed';
  const live = isLive(state);
  if (phase === 'pre' && live) return 'started';
  if (phase === 'live' && !live) return 'closed';
  return isShut(market, moment, rtype) ? 'suspended' : undefined;
}

/** What a quote says of the moment it was made in. */
export function circumstances({
  state,
  stateVersion,
  inputs,
}: Moment): Pick<Quote, 'live' | 'score' | 'stateVersion' | 'waitsLonger'> {
  const waitsLonger = inputs.operator.waitsLonger ?? 0;
  return { live: isLive(state), score: state.score, stateVersion, waitsLonger };
}

/** The line of a bet as the trader counts it; undefined for markets without one. */
function quartersOf(market: Market, { line, strong }: OwnLine): Quarters | undefined {
  const quarters = parseLine(line);
  if (quarters === undefined || !market.lineField) return undefined;
  return market.strongField ? lineOfHome(quarters, strong) : quarters;
}
