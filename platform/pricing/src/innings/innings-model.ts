import { isHalfOrFull, type Market, type MarketKind, type Period } from '@lobby/betting';
import { baseballFacts } from '@lobby/draws';
import type { PriceModel } from '../model/price-model.ts';
import { scoreModel } from '../points/score-model.ts';
import type { GradeOf } from '../risk/grade-of.ts';
import type { Moment } from '../trader/moment.ts';
import { calmInningsBook, openInningsBook } from './innings-book.ts';
import { priceInnings } from './innings-prices.ts';
import { progressOf } from './runs-to-come.ts';
import { inningsWinsBefore } from './wins-before.ts';

const { innings, firstInnings, outs } = baseballFacts;

/**
 * Prices of baseball: half innings by Tango's law from wherever the game stands, extra innings included. Who leads after
 * five innings may be nobody, and is sold with a draw.
 * @param kinds of `periods`. @param grade of the sport, by which liability is counted.
 */
export function inningsModel(
  kinds: readonly MarketKind[],
  grade: GradeOf,
  periods?: readonly Period[],
): PriceModel {
  return scoreModel({ kinds, periods }, grade, {
    open: openInningsBook,
    calm: calmInningsBook,
    price: priceInnings,
    isOpen,
    winsBefore: inningsWinsBefore,
    sells: ({ period }) => isHalfOrFull(period),
  });
}

/** Nothing is sold on what the next out may decide. */
function isOpen(market: Market, { state, priced }: Moment): boolean {
  const { phase } = priced;
  if (state.phase === 'over') return false;
  if (market.phase === 'pre' || phase === 'pre') return market.phase === 'pre' && phase === 'pre';
  if (market.period === 'half' && phase !== '1H') return false;
  const { half, standing, lead } = progressOf(priced);
  if (standing.outs < outs - 1) return true;
  if (market.period === 'half') return half < 2 * firstInnings - 1;
  if (half < 2 * (innings - 1)) return true;
  return half % 2 === 0 ? lead <= 0 : lead >= 0;
}
