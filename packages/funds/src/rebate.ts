import type { Fen, Ratio } from '@lobby/money';

/** The terms of one category and grade. */
export interface RebateTerms {
  /** What is paid of the base, e.g. 0.006. */
  readonly rate: Ratio;
  /** Fen; below it nothing is paid. */
  readonly threshold: Fen;
  /** Fen; more is never paid. */
  readonly cap: Fen;
}

/**
 * What a rebate pays, in whole fen, the rest cut off. The base is the valid turnover of a day, a net loss, or a balance
 * that earns interest; one of zero or less pays nothing.
 */
export function rebateOf(base: Fen, { rate, threshold, cap }: RebateTerms): Fen {
  if (base <= 0n || base < threshold) return 0n;
  const exact = (base * rate.n) / rate.d;
  return exact < cap ? exact : cap;
}
