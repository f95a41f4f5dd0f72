import type { Market, MarketKind, OddsFormat } from '@lobby/betting';
import { type LegValue, legValue, type OpenLeg } from '../cash-out/leg-value.ts';
import { quoteSameMatch } from '../same-match/quote-same-match.ts';
import { type Board, boardOf, countMarkets, isOffered } from '../trader/board.ts';
import type { Priced } from '../trader/book.ts';
import type { Moment } from '../trader/moment.ts';
import { type OwnLine, type QuoteAnswer, quoteAt, type Selection } from '../trader/quote.ts';

/** What prices the matches of a sport: a sport with other markets brings another. Pure. */
export interface PriceModel {
  /** The fields of a wire game that carry lines and prices: of the markets that lists show, or of all. */
  boardOf(match: Priced, moment: Moment, scope: 'main' | 'all'): Board;
  /** How many markets the board of a moment has. */
  countMarkets(moment: Moment): number;
  /** Whether a market is on the board of a moment, open or suspended. */
  isOffered(market: Market, moment: Moment): boolean;
  /** The offer for a selection in the member's format; with `own`, on that line instead of the board's. */
  quoteAt(
    match: Priced,
    selection: Selection,
    format: OddsFormat,
    moment: Moment,
    own?: OwnLine,
  ): QuoteAnswer;
  /** What a unit on a leg without a grade is worth to the house. */
  legValue(leg: OpenLeg, match: Priced, moment: Moment): LegValue;
}

/** Prices of everything that is decided by goals: one joint distribution of both halves. @param kinds it offers. */
export function goalModel(kinds: readonly MarketKind[]): PriceModel {
  return {
    boardOf: (match, moment, scope) => boardOf(match, moment, scope, kinds),
    countMarkets: moment => countMarkets(moment, kinds),
    isOffered: (market, moment) => isOffered(market, moment, kinds),
    quoteAt: (match, selection, format, moment, own) =>
      selection.market.kind === 'same-match'
        ? quoteSameMatch(match, selection, moment, own, kinds)
        : quoteAt(match, selection, format, moment, own, kinds),
    legValue,
  };
}
