import { bigPowerOfTen, powerOfTen, readDecimal } from '@lobby/money';
import type { Grade } from '../grading/grade.ts';
import type { OddsFormat } from '../odds/odds.ts';

/** One bet of a ticket: the price it was taken at and, once known, its grade. */
export interface TicketLeg {
  /** Of several legs: H for markets that follow the member's format, E for all others. */
  readonly format: OddsFormat;
  readonly odds: string;
  readonly grade?: Grade;
}

/** By what a leg multiplies a stake: n / (10^decimals × 2^halves); `n` is exact in a number. */
export interface Factor {
  readonly n: number;
  readonly decimals: number;
  readonly halves: number;
}

/**
 * The factor of a leg by its grade (docs/rules.md#series-and-systems); without a grade it counts as won. Throws RangeError when the text is
 * no price of its format, or the format is one that a ticket of several legs is not priced in.
 */
export function factorOf({ format, odds, grade = 'W' }: TicketLeg): Factor {
  if (format !== 'H' && format !== 'E') {
    throw new RangeError(`Several legs are priced in Hong Kong or decimal odds, not in format ${format}.`);
  }
  const price = readDecimal(odds);
  const one = price && powerOfTen(price.decimals);
  if (price === undefined || one === undefined || price.units <= (format === 'E' ? one : 0)) {
    throw new RangeError(`"${odds}" is not a price in format ${format}.`);
  }
  const won = format === 'E' ? price.units : one + price.units;
  switch (grade) {
    case 'W':
      return { n: won, decimals: price.decimals, halves: 0 };
    case 'LW':
      return { n: one + won, decimals: price.decimals, halves: 1 };
    case 'LL':
      return { n: 1, decimals: 0, halves: 1 };
    case 'L':
      return { n: 0, decimals: 0, halves: 0 };
    default:
      return { n: 1, decimals: 0, halves: 0 };
  }
}

export function denominatorOf({ decimals, halves }: Pick<Factor, 'decimals' | 'halves'>): bigint {
  return bigPowerOfTen(decimals) << BigInt(halves);
}
