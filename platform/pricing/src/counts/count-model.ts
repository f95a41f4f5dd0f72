import type { Market, MarketKind } from '@lobby/betting';
import type { SubCounted } from '@lobby/sports';
import type { PriceModel } from '../model/price-model.ts';
import { scoreModel } from '../points/score-model.ts';
import type { GradeOf } from '../risk/grade-of.ts';
import type { Moment } from '../trader/moment.ts';
import { countBooks } from './count-book.ts';
import { priceCounts } from './count-prices.ts';

/** Match seconds from which nothing more is sold on the first half, and on the match: added time is for who watches. */
const closes = { half: 44 * 60, full: 89 * 60 } as const;

/**
 * Prices of the corners or cards of a football match, from what has been counted and the time that is left.
 * @param kinds it offers. @param grade of the sub-match, by which liability is counted.
 */
export function countModel(counts: SubCounted, kinds: readonly MarketKind[], grade: GradeOf): PriceModel {
  return scoreModel({ kinds }, grade, {
    ...countBooks(counts),
    price: priceCounts,
    isOpen,
    sells: ({ period }) => period === 'full' || period === 'half',
    mayEndLevel: true,
  });
}

function isOpen(market: Market, { state, priced }: Moment): boolean {
  const { phase, clock } = priced;
  if (state.phase === 'over') return false;
  if (market.phase === 'pre' || phase === 'pre') return market.phase === 'pre' && phase === 'pre';
  if (market.period === 'half') return phase === '1H' && clock < closes.half;
  return phase !== '2H' || clock < closes.full;
}
