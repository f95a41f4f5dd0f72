import { bigPowerOfTen, readDecimal } from './decimal.ts';
import { divideHalfUp } from './fen.ts';

/** An exact number n/d, with d > 0. Not kept in lowest terms; compare with `compareRatio`. */
export interface Ratio {
  readonly n: bigint;
  readonly d: bigint;
}

export const ONE: Ratio = { n: 1n, d: 1n };

/** Reads "-0.965" as exactly -965/1000. Undefined for anything that is not a plain decimal number. */
export function parseRatio(text: string): Ratio | undefined {
  const decimal = readDecimal(text);
  return decimal && { n: BigInt(decimal.units), d: bigPowerOfTen(decimal.decimals) };
}

export function addRatio(a: Ratio, b: Ratio): Ratio {
  return { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
}

export function multiplyRatio(a: Ratio, b: Ratio): Ratio {
  return { n: a.n * b.n, d: a.d * b.d };
}

export function negateRatio(a: Ratio): Ratio {
  return { n: -a.n, d: a.d };
}

/** 1/a. The caller knows that `a` is not zero. */
export function invertRatio(a: Ratio): Ratio {
  return a.n < 0n ? { n: -a.d, d: -a.n } : { n: a.d, d: a.n };
}

/** Negative when a < b, zero when they are the same number, positive when a > b. */
export function compareRatio(a: Ratio, b: Ratio): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Lowest terms, "100/99" or "2": for people and tests. */
export function ratioText(a: Ratio): string {
  let [x, y] = [a.n < 0n ? -a.n : a.n, a.d];
  while (y) [x, y] = [y, x % y];
  const divisor = x || 1n;
  return a.d === divisor ? String(a.n / divisor) : `${a.n / divisor}/${a.d / divisor}`;
}

/** Prints with a fixed number of decimals; halves away from zero, or cut off towards zero. */
export function printRatio(a: Ratio, decimals: number, rounding: 'half-up' | 'truncate' = 'half-up'): string {
  const scale = 10n ** BigInt(decimals);
  const scaled = rounding === 'half-up' ? divideHalfUp(a.n * scale, a.d) : (a.n * scale) / a.d;
  return printScaled(scaled, decimals);
}

/** Prints an integer that counts units of 10^-decimals: (-106n, 2) is "-1.06". */
export function printScaled(scaled: bigint, decimals: number): string {
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = scaled < 0n ? '-' : '';
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`;
}
