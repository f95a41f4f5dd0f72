import { bigPowerOfTen, powerOfTen, readDecimal } from './decimal.ts';
import type { Grade } from './grade.ts';
import { divideHalfUp, type Fen } from './money.ts';

/** One leg of a series: its Hong Kong price (a series is always Hong Kong) and, once known, its grade. */
export interface Leg {
  readonly hk: string;
  readonly grade?: Grade;
}

/** n / (10^decimals × 2^halves); `n` is exact in a number. */
interface Factor {
  readonly n: number;
  readonly decimals: number;
  readonly halves: number;
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
  for (const leg of legs) {
    const factor = factorOf(leg);
    if (factor.n === 0) return 0n;
    decimals += factor.decimals;
    halves += factor.halves;
    if (gathered * factor.n > Number.MAX_SAFE_INTEGER) {
      product *= BigInt(gathered);
      gathered = factor.n;
    } else {
      gathered *= factor.n;
    }
  }
  return divideHalfUp(product * BigInt(gathered), denominatorOf({ decimals, halves }));
}

/**
 * What a system returns: `stakeEach` on every combination of as many legs as `foldSizes` says (4串11 is sizes 2, 3
 * and 4 of four legs), summed exactly and rounded once at the end (5-domain section 4). Rounding each combination
 * first is wrong by some fen in a third of the acceptance cases. A leg without a grade counts as won.
 * Throws RangeError when a price is none, or a size is repeated or is no number of legs from 1 to all of them.
 */
export function systemReturn(stakeEach: Fen, legs: readonly Leg[], foldSizes: readonly number[]): Fen {
  checkSizes(foldSizes, legs.length);
  // The coefficients of ∏(d + n·x): the one of x^k is the sum of all products of k factors, over ∏d, which is
  // the one of x^0. Ten legs cost 55 steps instead of the 1,023 combinations.
  const sums = [1n];
  for (const leg of legs) {
    const factor = factorOf(leg);
    const [n, d] = [BigInt(factor.n), denominatorOf(factor)];
    sums.push(0n);
    for (let size = sums.length - 1; size > 0; size -= 1) {
      sums[size] = (sums[size] ?? 0n) * d + (sums[size - 1] ?? 0n) * n;
    }
    sums[0] = (sums[0] ?? 0n) * d;
  }
  const total = foldSizes.reduce((sum, size) => sum + (sums[size] ?? 0n), 0n);
  return divideHalfUp(stakeEach * total, sums[0] ?? 1n);
}

/** By what a leg multiplies the stake, per grade (5-domain 2g). */
function factorOf({ hk, grade = 'W' }: Leg): Factor {
  const price = readDecimal(hk);
  if (price === undefined || price.units <= 0) throw new RangeError(`"${hk}" is not a Hong Kong price.`);
  const unit = powerOfTen(price.decimals);
  switch (grade) {
    case 'W':
      return { n: unit + price.units, decimals: price.decimals, halves: 0 };
    case 'LW':
      return { n: 2 * unit + price.units, decimals: price.decimals, halves: 1 };
    case 'LL':
      return { n: 1, decimals: 0, halves: 1 };
    case 'L':
      return { n: 0, decimals: 0, halves: 0 };
    default:
      return { n: 1, decimals: 0, halves: 0 };
  }
}

function denominatorOf({ decimals, halves }: Pick<Factor, 'decimals' | 'halves'>): bigint {
  return bigPowerOfTen(decimals) << BigInt(halves);
}

function checkSizes(sizes: readonly number[], legs: number): void {
  const possible = sizes.every(size => Number.isInteger(size) && size >= 1 && size <= legs);
  if (!possible || new Set(sizes).size < sizes.length) {
    throw new RangeError(`[${sizes.join(', ')}] are not sizes of combinations of ${legs} legs.`);
  }
}
