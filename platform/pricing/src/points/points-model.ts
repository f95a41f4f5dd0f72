import {
  certainChance,
  expectedReturn,
  type Grade,
  type GradeChances,
  type Market,
  type MarketKind,
  markets,
  minReturn,
} from '@lobby/betting';
import { basketballFacts } from '@lobby/draws';
import type { PriceModel } from '../model/price-model.ts';
import { type Backed, marketOf } from '../risk/outcomes.ts';
import { type Board, fieldsOf, isShut } from '../trader/board.ts';
import type { Moment } from '../trader/moment.ts';
import { quoteFrom } from '../trader/quote.ts';
import { twoWay } from '../trader/two-way.ts';
import { calmPointsBook, openPointsBook, type PointsBook } from './points-book.ts';
import { pointsWithinLimit } from './points-liability.ts';
import { type GradeOf, gradesBy, rowOf } from './points-outcomes.ts';
import { pricePoints } from './points-prices.ts';

/** Markets that a list shows. */
const listed = new Set(['R', 'OU', 'M', 'HR', 'HOU', 'RE', 'ROU', 'RM', 'HRE', 'HROU']);

/** Seconds before the end of a half, of regular time and of an overtime from which nothing more is sold on it. */
const closesBefore = 120;
const { quarters } = basketballFacts;

/**
 * Prices of a sport that counts in points and plays a level match on. They do not follow what is backed, which limits
 * bound. Who wins has two sides.
 * @param kinds it offers. @param grade of the sport, by which liability is counted.
 */
export function pointsModel(kinds: readonly MarketKind[], grade: GradeOf): PriceModel {
  const traded = markets.filter(market => kinds.includes(market.kind) && !mayBeLevel(market)).map(twoWay);
  const sold = (moment: Moment) => traded.filter(market => isOpen(market, moment));
  const offered = (market: Market, moment: Moment) =>
    sold(moment).find(({ wtype }) => wtype === market.wtype);
  const chancesOf = (backed: Backed, book: PointsBook): GradeChances => {
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
        const price = pricePoints(market, openPointsBook(match, moment), moment);
        Object.assign(fields, fieldsOf(market, price, isShut(market, moment)));
      }
      return fields satisfies Board;
    },
    countMarkets: moment => sold(moment).length,
    isOffered: (market, moment) => offered(market, moment) !== undefined,
    quoteAt: (match, { market, pick }, format, moment, own) =>
      quoteFrom({ market: twoWay(market), pick }, format, moment, own, {
        isOffered: one => offered(one, moment)?.picks.includes(pick) === true,
        priceOf: (one, line, slack) => pricePoints(one, openPointsBook(match, moment), moment, line, slack),
      }),
    legValue(leg, match, moment) {
      const now = chancesOf(leg, openPointsBook(match, moment));
      const noNoise = chancesOf(leg, calmPointsBook(match, moment));
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

/** Who leads at the break: a half may end level, and such a market has no two sides. */
const mayBeLevel = ({ kind, period }: Market) => kind === '1x2' && period === 'half';

function isOpen(market: Market, { state, priced }: Moment): boolean {
  const { phase, period } = priced;
  if (state.phase === 'over') return false;
  if (market.phase === 'pre' || phase === 'pre') return market.phase === 'pre' && phase === 'pre';
  if (market.period === 'half' && phase !== '1H') return false;
  if (!period || period.isBreak) return true;
  const isLast = market.period === 'half' ? period.number === quarters / 2 : period.number >= quarters;
  return !isLast || period.left >= closesBefore;
}
