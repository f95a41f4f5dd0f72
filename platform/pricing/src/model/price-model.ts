import type { Market, MarketKind, OddsFormat, Period, Score } from '@lobby/betting';
import type { Fen } from '@lobby/money';
import { type LegValue, legValue, type OpenLeg } from '../cash-out/leg-value.ts';
import { type BackedSum, exposureOf, type ScoreSoFar, winWithinLimit } from '../risk/exposure.ts';
import type { GradeOf } from '../risk/grade-of.ts';
import { moreAdjusted } from '../risk/more-adjusted.ts';
import { type Backed, marketOf, outcomesOf } from '../risk/outcomes.ts';
import { quoteSameMatch } from '../same-match/quote-same-match.ts';
import { sameMatchValue } from '../same-match/same-match-value.ts';
import { type Board, boardOf, countMarkets, isCombined, isOffered } from '../trader/board.ts';
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
  /** How likely home wins, overtimes or extra innings included, without noise; of a sport that counts wins in its tables. */
  homeWins?(match: Priced, moment: Moment): number;
  /** The same before a match of which only its schedule is known. */
  winsBefore?(expected: Score): number;
  /** What a unit on a leg without a grade is worth to the house. */
  legValue(leg: OpenLeg, match: Priced, moment: Moment): LegValue;
  /** The most a bet may win, fen, before the house could lose more than `limit` by it and `sums`. Never negative. */
  winWithinLimit(sums: readonly BackedSum[], backed: Backed, scoreSoFar: ScoreSoFar, limit: Fen): Fen;
  /**
   * How far prices are moved by what is backed, as a row keeps it; undefined when none would notice the difference
   * to `before`, the newest row.
   */
  adjustmentFor(
    sums: readonly BackedSum[],
    match: Priced,
    moment: Moment,
    liquidity: Fen,
    before: string | undefined,
  ): string | undefined;
}

/**
 * Prices of everything that is decided by goals: one joint distribution of both halves.
 * @param kinds it offers. @param periods of which, all when absent.
 */
export function goalModel(
  kinds: readonly MarketKind[],
  _grade?: GradeOf,
  periods?: readonly Period[],
): PriceModel {
  const sold = { kinds, periods };
  return {
    boardOf: (match, moment, scope) => boardOf(match, moment, scope, sold),
    countMarkets: moment => countMarkets(moment, sold),
    isOffered: (market, moment) =>
      market.kind === 'same-match' ? isCombined(market, moment) : isOffered(market, moment, sold),
    quoteAt: (match, selection, format, moment, own) =>
      selection.market.kind === 'same-match'
        ? quoteSameMatch(match, selection, moment, own, sold)
        : quoteAt(match, selection, format, moment, own, sold),
    legValue: (leg, match, moment) =>
      marketOf(leg).kind === 'same-match' ? sameMatchValue(leg, match, moment) : legValue(leg, match, moment),
    winWithinLimit: (sums, backed, scoreSoFar, limit) =>
      winWithinLimit(exposureOf(sums), outcomesOf(backed), scoreSoFar, limit),
    adjustmentFor: moreAdjusted,
  };
}
