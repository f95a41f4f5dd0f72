import type { Grade } from './grade.ts';
import { divideHalfUp, type Fen } from './money.ts';
import { parseOdds } from './odds.ts';

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
  let n = stake;
  let d = 1n;
  for (const leg of legs) {
    const price = parseOdds('H', leg.hk);
    if (!price) throw new RangeError(`"${leg.hk}" is not a Hong Kong price.`);
    switch (leg.grade ?? 'W') {
      case 'W':
        n *= price.d + price.n;
        d *= price.d;
        break;
      case 'LW':
        n *= 2n * price.d + price.n;
        d *= 2n * price.d;
        break;
      case 'LL':
        d *= 2n;
        break;
      case 'L':
        return 0n;
      case 'P':
      case 'D':
        break;
    }
  }
  return divideHalfUp(n, d);
}
