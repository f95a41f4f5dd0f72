import { decimalOf, type ShownPrice } from '@lobby/betting';
import { printRatio } from '@lobby/money';

/** The decimal odds of a series of these prices, cut to two decimals for show; undefined for none. */
export function totalOdds(prices: readonly ShownPrice[]): string | undefined {
  if (prices.length === 0) return undefined;
  const product = prices
    .map(({ format, odds }) => decimalOf(format, odds))
    .reduce((one, other) => ({ n: one.n * other.n, d: one.d * other.d }));
  return printRatio(product, 2, 'truncate');
}
