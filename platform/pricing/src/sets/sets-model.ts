import { type GradeChances, isNearLine, type Market, type MarketKind, markets } from '@lobby/betting';
import { setsToWin } from '@lobby/draws';
import { gradeChances } from '../cash-out/grade-chances.ts';
import type { PriceModel } from '../model/price-model.ts';
import { unadjustedModel } from '../model/unadjusted-model.ts';
import type { GradeOf } from '../risk/grade-of.ts';
import { type Backed, marketOf } from '../risk/outcomes.ts';
import type { Moment } from '../trader/moment.ts';
import type { SetsChances } from './match-chances.ts';
import { bestOfState, openSetsBook, type PricedSets } from './sets-book.ts';
import { setsWithinLimit } from './sets-liability.ts';
import { chancesBy, deciderOf, gradesBy } from './sets-outcomes.ts';
import { alternateOf, openSetLines, openTotalLines, priceSets } from './sets-prices.ts';

/** Markets that a list shows: those of its columns. */
const listed = /^(?:R|OU|M|RE|ROU|RM|R?SR|R?S\d+M)$/;

/** The markets of the running set and of the next one are sold. */
const setsAhead = 2;

/**
 * Prices of a sport of sets, exactly by its law from any score.
 * @param kinds it offers. @param grade of the sport, by which liability is counted.
 */
export function setsModel(kinds: readonly MarketKind[], grade: GradeOf, sport: PricedSets): PriceModel {
  const { countsSets } = sport;
  const chancesOf = (backed: Backed, chances: SetsChances, bestOf: number): GradeChances => {
    const grades = gradesBy(grade, backed, bestOf, countsSets);
    const outcomes = chancesBy(deciderOf(marketOf(backed), countsSets), bestOf, chances);
    // Safe: a selection has a grade in each outcome.
    return gradeChances(outcomes.map((chance, at) => [grades[at]!, chance]));
  };
  return unadjustedModel({
    markets: markets.filter(
      market => kinds.includes(market.kind) && market.period === 'full' && isNearLine(market),
    ),
    isListed: ({ wtype }) => listed.test(wtype),
    isOpen: (market, moment) => isOpen(market, moment, countsSets),
    price: (market, match, moment, own, slack) =>
      priceSets(market, openSetsBook(sport, match, moment), moment, { own, slack, countsSets }),
    chancesOf(leg, match, moment) {
      const { now, calm } = openSetsBook(sport, match, moment);
      const bestOf = bestOfState(moment.priced);
      return { book: chancesOf(leg, now, bestOf), calm: chancesOf(leg, calm, bestOf) };
    },
    winWithinLimit: (sums, backed, scoreSoFar, limit) =>
      setsWithinLimit(grade, sums, backed, scoreSoFar, limit, countsSets),
  });
}

/** What is decided is closed, and a set that may not be played is not sold. */
function isOpen(market: Market, { state, priced }: Moment, countsSets?: boolean): boolean {
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
    case 'handicap':
      return !countsSets || openSetLines(score, bestOf).length > alternateOf(market);
    case 'total':
      return !countsSets || openTotalLines(score, bestOf).length > alternateOf(market);
    case 'odd-even':
      return !countsSets || openTotalLines(score, bestOf).length > 0;
    default:
      return true;
  }
}
