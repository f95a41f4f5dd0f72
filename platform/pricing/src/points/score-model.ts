import {
  certainChance,
  expectedReturn,
  type Grade,
  type GradeChances,
  type Market,
  type MarketKind,
  markets,
  minReturn,
  type Quarters,
} from '@lobby/betting';
import type { PriceModel } from '../model/price-model.ts';
import { twoWay } from '../model/two-way.ts';
import { type Backed, marketOf } from '../risk/outcomes.ts';
import { type Board, fieldsOf, isShut } from '../trader/board.ts';
import type { Priced } from '../trader/book.ts';
import type { MarketPrice } from '../trader/market-price.ts';
import type { Moment } from '../trader/moment.ts';
import { quoteFrom } from '../trader/quote.ts';
import { pointsWithinLimit } from './points-liability.ts';
import { type ChancesBook, type GradeOf, gradesBy, rowOf } from './points-outcomes.ts';

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
}

/** Markets that a list shows. */
const listed = new Set(['R', 'OU', 'M', 'HR', 'HOU', 'HM', 'RE', 'ROU', 'RM', 'HRE', 'HROU', 'HRM']);

/**
 * Prices of a sport that plays a level match on, by what it prices from. They do not follow what is backed, which limits
 * bound. Who wins has two sides.
 * @param kinds it offers. @param grade of the sport, by which liability is counted.
 */
export function scoreModel<Book extends ChancesBook>(
  kinds: readonly MarketKind[],
  grade: GradeOf,
  pricing: ScorePricing<Book>,
): PriceModel {
  const traded = markets
    .filter(market => kinds.includes(market.kind) && (pricing.halfMayEndLevel || !isWinnerOfHalf(market)))
    .map(twoWay);
  const sold = (moment: Moment) => traded.filter(market => pricing.isOpen(market, moment));
  const offered = (market: Market, moment: Moment) =>
    sold(moment).find(({ wtype }) => wtype === market.wtype);
  const chancesOf = (backed: Backed, book: Book): GradeChances => {
    const { chances, from } = rowOf(marketOf(backed), book);
    const found = new Map<Grade, number>();
    gradesBy(grade, backed, { from, count: chances.length }).forEach((one, at) => {
      if (chances[at]! > 0) found.set(one, (found.get(one) ?? 0) + chances[at]!);
    });
    const isCertain = found.size === 1;
    return Object.fromEntries(
      [...found].map(([one, chance]) => [
        one,
        isCertain ? certainChance : BigInt(Math.floor(chance * Number(certainChance))),
      ]),
    );
  };
  return {
    boardOf(match, moment, scope) {
      const fields: Record<string, string> = {};
      if (moment.state.phase === 'over') return fields;
      for (const market of sold(moment)) {
        if (scope === 'main' && !listed.has(market.wtype)) continue;
        const price = pricing.price(market, pricing.open(match, moment), moment);
        Object.assign(fields, fieldsOf(market, price, isShut(market, moment)));
      }
      return fields satisfies Board;
    },
    countMarkets: moment => sold(moment).length,
    isOffered: (market, moment) => offered(market, moment) !== undefined,
    quoteAt: (match, { market, pick }, format, moment, own) =>
      quoteFrom({ market: twoWay(market), pick }, format, moment, own, {
        isOffered: one => offered(one, moment)?.picks.includes(pick) === true,
        priceOf: (one, line, slack) => pricing.price(one, pricing.open(match, moment), moment, line, slack),
      }),
    legValue(leg, match, moment) {
      const now = chancesOf(leg, pricing.open(match, moment));
      const noNoise = chancesOf(leg, pricing.calm(match, moment));
      return {
        returns: minReturn(expectedReturn(leg, now), expectedReturn(leg, noNoise)),
        certain: Object.values(now).includes(certainChance),
      };
    },
    winWithinLimit: (sums, backed, scoreSoFar, limit) =>
      pointsWithinLimit(grade, sums, backed, scoreSoFar, limit),
    adjustmentFor: () => undefined,
  };
}

const isWinnerOfHalf = ({ kind, period }: Market) => kind === '1x2' && period === 'half';
