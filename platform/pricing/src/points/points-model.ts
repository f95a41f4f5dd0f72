import type { Market, MarketKind } from '@lobby/betting';
import { basketballFacts } from '@lobby/draws';
import type { PriceModel } from '../model/price-model.ts';
import type { GradeOf } from '../risk/grade-of.ts';
import type { Moment } from '../trader/moment.ts';
import { calmPointsBook, openPointsBook } from './points-book.ts';
import { pricePoints } from './points-prices.ts';
import { scoreModel } from './score-model.ts';

/** Seconds before the end of a half, of regular time and of an overtime from which nothing more is sold on it. */
const closesBefore = 120;
const { quarters } = basketballFacts;

/**
 * Prices of a sport that counts in points. Nothing is sold on who leads at the break, which may be nobody.
 * @param kinds it offers. @param grade of the sport, by which liability is counted.
 */
export function pointsModel(kinds: readonly MarketKind[], grade: GradeOf): PriceModel {
  return scoreModel(kinds, grade, {
    open: openPointsBook,
    calm: calmPointsBook,
    price: pricePoints,
    isOpen,
    halfMayEndLevel: false,
  });
}

function isOpen(market: Market, { state, priced }: Moment): boolean {
  const { phase, period } = priced;
  if (state.phase === 'over') return false;
  if (market.phase === 'pre' || phase === 'pre') return market.phase === 'pre' && phase === 'pre';
  if (market.period === 'half' && phase !== '1H') return false;
  if (!period || period.isBreak) return true;
  const isLast = market.period === 'half' ? period.number === quarters / 2 : period.number >= quarters;
  return !isLast || period.left >= closesBefore;
}
