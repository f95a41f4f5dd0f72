import { type OddsFormat, parseOdds } from '../odds/odds.ts';
import { convertPair } from '../odds/pair.ts';
import { type Strong, strongOf } from './line.ts';
import type { Market, MarketPick } from './market.ts';
import { marketByWtype } from './markets.ts';

/** A price as the feed stores it: a side of a two-way pair, or decimal odds. */
export type StoredPrice =
  | { readonly kind: 'pair'; readonly home: string; readonly away: string; readonly side: 'H' | 'C' }
  | { readonly kind: 'decimal'; readonly odds: string };

/** A price as a member sees it. `format` is E for markets that never convert. */
export interface ShownPrice {
  readonly format: OddsFormat;
  readonly odds: string;
}

/** Prints a stored price in the member's format. Undefined when the feed sent no price (suspended). */
export function showPrice(price: StoredPrice, format: OddsFormat): ShownPrice | undefined {
  if (price.kind === 'decimal') {
    return parseOdds('E', price.odds) ? { format: 'E', odds: price.odds } : undefined;
  }
  if (!isFeedPrice(price.home) || !isFeedPrice(price.away)) return undefined;
  const [home, away] = convertPair(price.home, price.away, format);
  return { format, odds: price.side === 'H' ? home : away };
}

/** The price of one pick in a wire game. A pair needs both of its sides; blank fields mean suspended. */
export function readPrice(
  game: Readonly<Record<string, string | undefined>>,
  market: Market,
  pick: MarketPick,
): StoredPrice {
  if (!market.paired) return { kind: 'decimal', odds: game[pick.priceField] ?? '' };
  const field = (chose: 'H' | 'C') => market.picks.find(side => side.chose === chose)?.priceField ?? '';
  return {
    kind: 'pair',
    home: game[field('H')] ?? '',
    away: game[field('C')] ?? '',
    side: pick.chose === 'H' ? 'H' : 'C',
  };
}

/** The line of a market in a wire game and the side that gives it; empty for markets without a line. */
export function readLine(
  game: Readonly<Record<string, string | undefined>>,
  market: Market,
): { readonly line: string; readonly strong: Strong } {
  const line = market.lineField ? (game[market.lineField] ?? '') : '';
  const strong = market.strongField ? game[market.strongField] || game.strong : '';
  return { line, strong: strongOf(strong) };
}

/** The format a bet on this market is priced in when the member has chosen `format`. */
export function formatOfMarket(wtype: string, format: OddsFormat): OddsFormat {
  return marketByWtype(wtype)?.paired ? format : 'E';
}

function isFeedPrice(text: string): boolean {
  const price = parseOdds('H', text);
  return price !== undefined && price.n < 2n * price.d;
}
