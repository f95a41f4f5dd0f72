import { type Fen, parseRatio, printScaled, type Ratio } from '@lobby/betting';

/** Millionths of a USDT: what a purse counts in. */
export type Micro = bigint;

const MICRO_PER_USDT = 1_000_000n;
/** A withdrawal on a chain counts in hundredths. */
const MICRO_PER_CENT = 10_000n;

/** Reads "99.99" into millionths; undefined for a sign, an exponent, or more than six decimals. */
export function parseUsdt(text: string): Micro | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(text);
  return match ? BigInt((match[1] ?? '') + (match[2] ?? '').padEnd(6, '0')) : undefined;
}

/** Writes millionths with at least two decimals and no more than it needs: "139.38", "0.000926". */
export function formatUsdt(micro: Micro): string {
  return printScaled(micro, 6).replace(/0{1,4}$/, '');
}

/** Reads a rate, yuan for one USDT, exactly. Undefined unless it is a decimal number above zero. */
export function parseRate(text: string): Ratio | undefined {
  const rate = parseRatio(text);
  return rate && rate.n > 0n ? rate : undefined;
}

/** What is credited for USDT that came in: whole fen, the rest cut off. */
export function usdtToFen(micro: Micro, rate: Ratio): Fen {
  return (micro * 100n * rate.n) / (MICRO_PER_USDT * rate.d);
}

/** What a purse gets for yuan: whole millionths, the rest cut off. */
export function fenToUsdt(fen: Fen, rate: Ratio): Micro {
  return (fen * MICRO_PER_USDT * rate.d) / (100n * rate.n);
}

/** What has to be sent for an order of so many yuan: to the hundredth of a USDT, rounded up. */
export function usdtOfOrder(fen: Fen, rate: Ratio): Micro {
  const [amount, one] = [fen * rate.d, rate.n];
  return ((amount + one - 1n) / one) * MICRO_PER_CENT;
}

/**
 * What a withdrawal of yuan pays on a chain, after its fee.
 * @returns `exact`, in whole millionths, and `paid`, that cut to the hundredth. Neither is below zero; a withdrawal
 * that pays nothing is to be refused before anything is held.
 */
export function usdtOfWithdrawal(
  fen: Fen,
  { rate, fee }: { readonly rate: Ratio; readonly fee: Micro },
): { readonly exact: Micro; readonly paid: Micro } {
  const left = fenToUsdt(fen, rate) - fee;
  const exact = left > 0n ? left : 0n;
  return { exact, paid: cutForChain(exact) };
}

/** An amount of a purse as a chain pays it: to the hundredth, the rest stays in the purse. */
export function cutForChain(micro: Micro): Micro {
  return micro - (micro % MICRO_PER_CENT);
}
