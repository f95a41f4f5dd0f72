import {
  type GradeChances,
  isNearLine,
  type Market,
  markets,
  type Quarters,
  type Score,
} from '@lobby/betting';
import { gradeChances } from '../cash-out/grade-chances.ts';
import type { PriceModel } from '../model/price-model.ts';
import { unadjustedModel } from '../model/unadjusted-model.ts';
import type { GradeOf } from '../risk/grade-of.ts';
import { type Backed, marketOf } from '../risk/outcomes.ts';
import type { Sold } from '../trader/board.ts';
import type { Priced } from '../trader/book.ts';
import type { MarketPrice } from '../trader/market-price.ts';
import type { Moment } from '../trader/moment.ts';
import { pointsWithinLimit } from './points-liability.ts';
import { type ChancesBook, gradesBy, rowOf } from './points-outcomes.ts';
import { above } from './row.ts';

/** How a sport prices scores that one joint law of both sides decides. */
export interface ScorePricing<Book extends ChancesBook> {
  /** What every market is priced from at a moment. */
  open(match: Priced, moment: Moment): Book;
  /** The same without the noise of the market. */
  calm(match: Priced, moment: Moment): Book;
  /** One market: on the line the book would show, or on `own`. As of `priceMarket`, whose slack it has. */
  price(market: Market, book: Book, moment: Moment, own?: Quarters, slack?: number): MarketPrice;
  /** Whether a market is on the board of a moment. */
  isOpen(market: Market, moment: Moment): boolean;
  /** How likely home wins a match of which only its schedule is known; of a sport with tables of wins. */
  winsBefore?(expected: Score): number;
  /** Which markets of its kinds it can price: of which periods. */
  sells(market: Market): boolean;
  /** Whether the score may be level in the end; else a level match is played on until one side leads. */
  readonly mayEndLevel?: boolean;
}

/** Markets that a list shows. */
const listed = new Set(['R', 'OU', 'M', 'HR', 'HOU', 'HM', 'RE', 'ROU', 'RM', 'HRE', 'HROU', 'HRM']);

/**
 * Prices of a sport whose score is one joint law, by what it prices from.
 * @param sold what it offers. @param grade of the sport, by which liability is counted.
 */
export function scoreModel<Book extends ChancesBook>(
  { kinds, periods }: Sold,
  grade: GradeOf,
  pricing: ScorePricing<Book>,
): PriceModel {
  const chancesOf = (backed: Backed, book: Book): GradeChances => {
    const { chances, from } = rowOf(marketOf(backed), book);
    const grades = gradesBy(grade, backed, { from, count: chances.length });
    return gradeChances(grades.map((one, at) => [one, chances[at]!]));
  };
  return unadjustedModel({
    markets: markets.filter(
      market =>
        kinds.includes(market.kind) &&
        (periods?.includes(market.period) ?? true) &&
        isNearLine(market) &&
        pricing.sells(market),
    ),
    isListed: ({ wtype }) => listed.has(wtype),
    mayEndLevel: pricing.mayEndLevel ?? false,
    isOpen: pricing.isOpen,
    price: (market, match, moment, own, slack) =>
      pricing.price(market, pricing.open(match, moment), moment, own, slack),
    chancesOf: (leg, match, moment) => ({
      book: chancesOf(leg, pricing.open(match, moment)),
      calm: chancesOf(leg, pricing.calm(match, moment)),
    }),
    ...(pricing.winsBefore && {
      winsBefore: pricing.winsBefore,
      homeWins: (match, moment) => above(pricing.calm(match, moment).full.chances.lead, 0),
    }),
    winWithinLimit: (sums, backed, scoreSoFar, limit) =>
      pointsWithinLimit(grade, sums, backed, scoreSoFar, limit),
  });
}
