/** A plain decimal number held as a whole count of 10^-decimals; both are exact integers. */
export interface Decimal {
  readonly units: number;
  readonly decimals: number;
}

const ZERO = 48;
/** Fifteen digits are always below 2^53, so a number counts them exactly. */
const MAX_DIGITS = 15;

/**
 * Reads "-0.965" as -965 units of three decimals. Undefined for any other text, and for more than fifteen digits.
 * Written by hand because a slip reads prices on every key: a pattern and BigInt take several times longer.
 */
export function readDecimal(text: string): Decimal | undefined {
  const first = text.charCodeAt(0);
  const start = first === 43 || first === 45 ? 1 : 0;
  let units = 0;
  let point = -1;
  for (let at = start; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit >= 0 && digit <= 9) units = units * 10 + digit;
    else if (digit === -2 && point < 0 && at > start) point = at;
    else return undefined;
  }
  const digits = text.length - start - (point < 0 ? 0 : 1);
  if (digits === 0 || digits > MAX_DIGITS || point === text.length - 1) return undefined;
  return { units: first === 45 ? -units : units, decimals: point < 0 ? 0 : text.length - 1 - point };
}

const powers = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);
const bigPowers = Array.from({ length: 64 }, (_, exponent) => 10n ** BigInt(exponent));

/** 10^exponent for exponents up to fifteen: exact in a number. */
export function powerOfTen(exponent: number): number {
  return powers[exponent] ?? 10 ** exponent;
}

export function bigPowerOfTen(exponent: number): bigint {
  return bigPowers[exponent] ?? 10n ** BigInt(exponent);
}
