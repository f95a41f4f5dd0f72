import { divideHalfUp, printScaled, type Ratio } from '@lobby/money';
import { type OddsFormat, parseOdds } from './odds.ts';

/**
 * The prices of a two-way market as the member's format prints them (docs/rules.md#odds). Throws RangeError when a side
 * is not between 0 and 2.
 */
export function convertPair(homeFeed: string, awayFeed: string, format: OddsFormat): [string, string] {
  return [printSide(thousandths(homeFeed), format), printSide(thousandths(awayFeed), format)];
}

/**
 * The inverse, for servers that make a feed: Hong Kong prices to be paid → the pair to send, with two decimals, never
 * printed above the intended price. A plain Hong Kong price above 1 would be read as a higher one (1.80 prints 5.00).
 */
export function feedPair(homeHk: string, awayHk: string): [string, string] {
  return [feedSide(homeHk), feedSide(awayHk)];
}

function feedSide(hkText: string): string {
  const hk = parseOdds('H', hkText);
  if (!hk) throw new RangeError(`"${hkText}" is not a Hong Kong price.`);
  if (hk.n <= hk.d) return printScaled((hk.n * 100n) / hk.d, 2);
  // Malay magnitude rounded up pays less: 2 - ceil(100/hk)/100.
  return printScaled(200n - ceilDivide(hk.d * 100n, hk.n), 2);
}

function printSide(feed: bigint, format: OddsFormat): string {
  const malay = feed > 1000n ? feed - 2000n : feed;
  switch (format) {
    case 'H':
      return printScaled(hongKong(malay) / 10n, 2);
    case 'E':
      return printScaled((hongKong(malay) + 1000n) / 10n, 2);
    case 'M':
      return printScaled(malay / 10n, 2);
    case 'I':
      return printScaled(indonesian(malay), 2);
  }
}

/** Thousandths of the Hong Kong price that a Malay price, in thousandths, pays. */
function hongKong(malay: bigint): bigint {
  return malay < 0n ? 1_000_000n / -malay : malay;
}

/** Hundredths: -1/M floored, M itself floored to hundredths first; even money stays 1. */
function indonesian(malay: bigint): bigint {
  const cut = floorDivide(malay, 10n);
  return cut === 100n ? 100n : floorDivide(-10_000n, cut);
}

function thousandths(text: string): bigint {
  const price: Ratio | undefined = parseOdds('H', text);
  const scaled = price && divideHalfUp(price.n * 1000n, price.d);
  if (scaled === undefined || scaled <= 0n || scaled >= 2000n) {
    throw new RangeError(`"${text}" is not a price of a two-way pair (0 < price < 2).`);
  }
  return scaled;
}

function floorDivide(n: bigint, d: bigint): bigint {
  const quotient = n / d;
  return n % d !== 0n && n < 0n !== d < 0n ? quotient - 1n : quotient;
}

function ceilDivide(n: bigint, d: bigint): bigint {
  return (n + d - 1n) / d;
}
