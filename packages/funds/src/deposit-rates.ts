import { type Fen, parseRatio } from '@lobby/money';

/** What a channel gives on top of a deposit: whole fen, the rest cut off. @param rate share of it, e.g. "0.005". */
export function bonusOf(amount: Fen, rate: string): Fen {
  const exact = parseRatio(rate);
  return exact && exact.n > 0n ? (amount * exact.n) / exact.d : 0n;
}

/** What a channel takes of a deposit: whole fen, a part of one counts as one. @param rate share of it, e.g. "0.01". */
export function feeOf(amount: Fen, rate: string): Fen {
  const exact = parseRatio(rate);
  return exact && exact.n > 0n ? (amount * exact.n + exact.d - 1n) / exact.d : 0n;
}
