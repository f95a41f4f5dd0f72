import { printScaled } from './ratio.ts';

/** Millionths of a USDT: what a purse counts in. */
export type Micro = bigint;

export const MICRO_PER_USDT: Micro = 1_000_000n;

/** Reads "99.99" into millionths; undefined for a sign, an exponent, or more than six decimals. */
export function parseUsdt(text: string): Micro | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(text);
  return match ? BigInt((match[1] ?? '') + (match[2] ?? '').padEnd(6, '0')) : undefined;
}

/** Writes millionths with at least two decimals and no more than it needs: "139.38", "0.000926". */
export function formatUsdt(micro: Micro): string {
  return printScaled(micro, 6).replace(/0{1,4}$/, '');
}
