import { bigPowerOfTen, powerOfTen, readDecimal } from './decimal.ts';
import type { Grade } from './grade.ts';
import { divideHalfUp, type Fen } from './money.ts';

/** One leg of a series: its Hong Kong price (a series is always Hong Kong) and, once known, its grade. */
export interface Leg {
  readonly hk: string;
  readonly grade?: Grade;
}

/**
 * What a series returns: stake × the product of the legs' factors, rounded once at the end (5-domain section 3).
 * A leg without a grade counts as won. Throws RangeError when a price is none.
 */
export function seriesReturn(stake: Fen, legs: readonly Leg[]): Fen {
  let product = stake;
  // Factors are gathered in a number while that is exact: bigint multiplications cost most of a slip.
  let gathered = 1;
  let decimals = 0;
  let halves = 0;
  for (const { hk, grade = 'W' } of legs) {
    const price = readDecimal(hk);
    if (price === undefined || price.units <= 0) throw new RangeError(`"${hk}" is not a Hong Kong price.`);
    let factor = 1;
    if (grade === 'L') return 0n;
    if (grade === 'LL') halves += 1;
    if (grade === 'W' || grade === 'LW') {
      const unit = powerOfTen(price.decimals);
      factor = grade === 'W' ? unit + price.units : 2 * unit + price.units;
      decimals += price.decimals;
      if (grade === 'LW') halves += 1;
    }
    if (gathered * factor > Number.MAX_SAFE_INTEGER) {
      product *= BigInt(gathered);
      gathered = factor;
    } else {
      gathered *= factor;
    }
  }
  return divideHalfUp(product * BigInt(gathered), bigPowerOfTen(decimals) << BigInt(halves));
}
