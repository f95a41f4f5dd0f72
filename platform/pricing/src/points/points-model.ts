import { intervalOf, type Market, type MarketKind, type Period, quarterOf } from '@lobby/betting';
import { basketballFacts } from '@lobby/draws';
import type { PeriodState } from '@lobby/fixtures';
import type { PriceModel } from '../model/price-model.ts';
import type { GradeOf } from '../risk/grade-of.ts';
import type { Moment } from '../trader/moment.ts';
import { calmPointsBook, openPointsBook } from './points-book.ts';
import { pricePoints } from './points-prices.ts';
import { scoreModel } from './score-model.ts';
import { pointsWinsBefore } from './wins-before.ts';

/** Seconds before the end of a quarter, a half, regular time and an overtime from which nothing more is sold on it. */
const closesBefore = 120;
const { quarters } = basketballFacts;

/**
 * Prices of a sport that counts in points: of the match, its first half and each quarter. A part that may end level is
 * sold without a draw.
 * @param kinds it offers, of `periods`. @param grade of the sport, by which liability is counted.
 */
export function pointsModel(
  kinds: readonly MarketKind[],
  grade: GradeOf,
  periods?: readonly Period[],
): PriceModel {
  return scoreModel({ kinds, periods }, grade, {
    open: openPointsBook,
    calm: calmPointsBook,
    price: pricePoints,
    isOpen,
    winsBefore: pointsWinsBefore,
    sells: ({ kind, period }) =>
      intervalOf(period) === undefined && kind !== (period === 'full' ? 'draw-no-bet' : '1x2'),
  });
}

function isOpen(market: Market, { state, priced }: Moment): boolean {
  const { phase, period } = priced;
  if (state.phase === 'over') return false;
  if (market.phase === 'pre' || phase === 'pre') return market.phase === 'pre' && phase === 'pre';
  const quarter = quarterOf(market.period);
  if (quarter !== undefined) return isQuarterOpen(quarter, period);
  if (market.period === 'half' && phase !== '1H') return false;
  if (!period || period.isBreak) return true;
  const isLast = market.period === 'half' ? period.number === quarters / 2 : period.number >= quarters;
  return !isLast || period.left >= closesBefore;
}

/** Before it begins and while it runs; in play of a feed that tells its quarters. */
function isQuarterOpen(quarter: number, running: PeriodState | undefined): boolean {
  if (!running || quarter < running.number) return false;
  return quarter > running.number || (!running.isBreak && running.left >= closesBefore);
}
