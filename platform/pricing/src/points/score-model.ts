import { type GradeChances, type Market, type MarketKind, markets, type Quarters } from '@lobby/betting';
import { gradeChances } from '../cash-out/grade-chances.ts';
import type { PriceModel } from '../model/price-model.ts';
import { unadjustedModel } from '../model/unadjusted-model.ts';
import type { GradeOf } from '../risk/grade-of.ts';
import { type Backed, marketOf } from '../risk/outcomes.ts';
import type { Priced } from '../trader/book.ts';
import type { MarketPrice } from '../trader/market-price.ts';
import type { Moment } from '../trader/moment.ts';
import { pointsWithinLimit } from './points-liability.ts';
import { type ChancesBook, gradesBy, rowOf } from './points-outcomes.ts';

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
  /** Whether the score at the end of its first half may be level, and who leads then is sold with a draw. */
  readonly halfMayEndLevel: boolean;
  /** The same of its end; else a level match is played on until one side leads. */
  readonly mayEndLevel?: boolean;
}

/** Markets that a list shows. */
const listed = new Set(['R', 'OU', 'M', 'HR', 'HOU', 'HM', 'RE', 'ROU', 'RM', 'HRE', 'HROU', 'HRM']);

/**
 * Prices of a sport whose score is one joint law, by what it prices from.
 * @param kinds it offers. @param grade of the sport, by which liability is counted.
 */
export function scoreModel<Book extends ChancesBook>(
  kinds: readonly MarketKind[],
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
      market => kinds.includes(market.kind) && (pricing.halfMayEndLevel || !isWinnerOfHalf(market)),
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
    winWithinLimit: (sums, backed, scoreSoFar, limit) =>
      pointsWithinLimit(grade, sums, backed, scoreSoFar, limit),
  });
}

const isWinnerOfHalf = ({ kind, period }: Market) => kind === '1x2' && period === 'half';
