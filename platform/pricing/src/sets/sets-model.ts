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
import { setsToWin } from '@lobby/draws';
import type { PriceModel } from '../model/price-model.ts';
import { twoWay } from '../model/two-way.ts';
import { type Backed, marketOf } from '../risk/outcomes.ts';
import { fieldsOf } from '../trader/board.ts';
import type { Moment } from '../trader/moment.ts';
import { quoteFrom } from '../trader/quote.ts';
import type { SetsChances } from './match-chances.ts';
import { bestOfState, openSetsBook, type PricedSets } from './sets-book.ts';
import { setsWithinLimit } from './sets-liability.ts';
import { chancesBy, deciderOf, type GradeOf, gradesBy } from './sets-outcomes.ts';
import { openSetLines, priceSets } from './sets-prices.ts';

/** Markets that a list shows: those of its columns. */
const listed = /^(?:R|OU|M|RE|ROU|RM|R?SR|R?S\dM)$/;

/** The markets of the running set and of the next one are sold. */
const setsAhead = 2;

/**
 * Prices of a sport of sets, exactly by its law from any score. They do not follow what is backed, which limits bound.
 * @param kinds it offers. @param grade of the sport, by which liability is counted.
 */
export function setsModel(kinds: readonly MarketKind[], grade: GradeOf, sport: PricedSets): PriceModel {
  const traded = markets.filter(({ kind, period }) => kinds.includes(kind) && period === 'full').map(twoWay);
  const sold = (moment: Moment) => traded.filter(market => isOpen(market, moment));
  const offered = (market: Market, moment: Moment) =>
    sold(moment).find(({ wtype }) => wtype === market.wtype);
  const chancesOf = (backed: Backed, chances: SetsChances, bestOf: number): GradeChances => {
    const found = new Map<Grade, number>();
    const grades = gradesBy(grade, backed, bestOf);
    chancesBy(deciderOf(marketOf(backed)), bestOf, chances).forEach((chance, at) => {
      // Safe: a selection has a grade in each outcome.
      if (chance > 0) found.set(grades[at]!, (found.get(grades[at]!) ?? 0) + chance);
    });
    const isCertain = found.size === 1;
    return Object.fromEntries(
      [...found].map(([one, chance]) => [
        one,
        isCertain ? certainChance : BigInt(Math.floor(Math.min(1, chance) * Number(certainChance))),
      ]),
    );
  };
  return {
    boardOf(match, moment, scope) {
      const fields: Record<string, string> = {};
      for (const market of sold(moment)) {
        if (scope === 'main' && !listed.test(market.wtype)) continue;
        const price = priceSets(market, openSetsBook(sport, match, moment), moment);
        Object.assign(fields, fieldsOf(market, price, moment.state.shut));
      }
      return fields;
    },
    countMarkets: moment => sold(moment).length,
    isOffered: (market, moment) => offered(market, moment) !== undefined,
    quoteAt: (match, { market, pick }, format, moment, own) =>
      quoteFrom({ market: twoWay(market), pick }, format, moment, own, {
        isOffered: one => offered(one, moment)?.picks.includes(pick) === true,
        priceOf: (one, line, slack) =>
          priceSets(one, openSetsBook(sport, match, moment), moment, line, slack),
      }),
    legValue(leg, match, moment) {
      const { now, calm } = openSetsBook(sport, match, moment);
      const bestOf = bestOfState(moment.priced);
      const chances = chancesOf(leg, now, bestOf);
      return {
        returns: minReturn(expectedReturn(leg, chances), expectedReturn(leg, chancesOf(leg, calm, bestOf))),
        certain: Object.values(chances).includes(certainChance),
      };
    },
    winWithinLimit: (sums, backed, scoreSoFar, limit) =>
      setsWithinLimit(grade, sums, backed, scoreSoFar, limit),
    adjustmentFor: () => undefined,
  };
}

/** What is decided is closed, and a set that may not be played is not sold. */
function isOpen(market: Market, { state, priced }: Moment): boolean {
  const { phase, score } = priced;
  if (state.phase === 'over') return false;
  if ((market.phase === 'pre') !== (phase === 'pre')) return false;
  const bestOf = bestOfState(priced);
  switch (market.kind) {
    case 'set-score':
      return market.bestOf === bestOf;
    case 'set-handicap':
      return openSetLines(score, bestOf).length > 0;
    case 'set-winner': {
      const [finished, number] = [score[0] + score[1], market.set ?? 1];
      const before = number - 1 - finished;
      return before >= 0 && before < setsAhead && Math.max(...score) + before < setsToWin(bestOf);
    }
    default:
      return true;
  }
}
