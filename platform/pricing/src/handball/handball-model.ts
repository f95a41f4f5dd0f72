import type { Market, MarketKind, Period } from '@lobby/betting';
import { handballFacts } from '@lobby/draws';
import type { PriceModel } from '../model/price-model.ts';
import { scoreModel } from '../points/score-model.ts';
import type { GradeOf } from '../risk/grade-of.ts';
import type { Moment } from '../trader/moment.ts';
import { calmHandballBook, openHandballBook } from './handball-book.ts';
import { priceHandball } from './handball-prices.ts';

/** Seconds before the end of a half from which nothing more is sold on it. */
const closesBefore = 120;

/**
 * Prices of handball, attack by attack from wherever the match stands. It may end level, as its first half may.
 * @param kinds it offers, of `periods`. @param grade of the sport, by which liability is counted.
 */
export function handballModel(
  kinds: readonly MarketKind[],
  grade: GradeOf,
  periods?: readonly Period[],
): PriceModel {
  return scoreModel({ kinds, periods }, grade, {
    open: openHandballBook,
    calm: calmHandballBook,
    price: priceHandball,
    isOpen,
    sells: ({ kind, period }) => period === 'full' || (period === 'half' && kind !== 'draw-no-bet'),
    mayEndLevel: true,
  });
}

function isOpen(market: Market, { state, priced }: Moment): boolean {
  const { phase, period } = priced;
  if (state.phase === 'over') return false;
  if (market.phase === 'pre' || phase === 'pre') return market.phase === 'pre' && phase === 'pre';
  if (market.period === 'half' && phase !== '1H') return false;
  if (!period || period.isBreak) return true;
  const isLast = market.period === 'half' || period.number >= handballFacts.halves;
  return !isLast || period.left >= closesBefore;
}
