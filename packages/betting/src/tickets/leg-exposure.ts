import { divideHalfUp, type Ratio } from '@lobby/money';
import { hkValue } from '../odds/odds.ts';
import { type Exposure, stakeToRisk } from '../odds/risk.ts';
import { factorOf } from './factor.ts';
import { sumOfProducts } from './products.ts';
import { kindOfTicket } from './systems.ts';
import type { Ticket } from './ticket.ts';

/**
 * For each leg the exposure that depends on it, in fen, as if it were a single
 * (docs/designs.md#exposure-of-each-leg). Nothing depends on a graded leg, nor on a combination with a lost one.
 * @throws RangeError as `ticketReturn` does.
 */
export function legExposure(ticket: Ticket): readonly Exposure[] {
  const { unit, sizes, legs } = ticket;
  const isSingle = kindOfTicket(legs.length, sizes) === 'single';
  const stake = isSingle ? undefined : stakeOnOpenLeg(ticket);
  return legs.map(({ format, odds, grade }) => {
    if (grade !== undefined) return { risk: 0n, win: 0n };
    if (!stake) return stakeToRisk(format, odds, unit);
    const profit = hkValue(format, odds);
    return {
      risk: divideHalfUp(stake.n, stake.d),
      win: divideHalfUp(stake.n * profit.n, stake.d * profit.d),
    };
  });
}

/** The stake on an open leg of several: the same for each, because all others that are open count as 1. */
function stakeOnOpenLeg({ unit, sizes, legs }: Ticket): Ratio {
  const own = legs.findIndex(({ grade }) => grade === undefined);
  const factors = legs.map(leg => factorOf({ ...leg, grade: leg.grade ?? 'P' }));
  // A combination of `size` legs holds this one and `size - 1` of the others.
  const { n, d } = sumOfProducts(
    factors.filter((_, at) => at !== own),
    sizes.map(size => size - 1),
  );
  return { n: unit * n, d };
}
