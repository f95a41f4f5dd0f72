import { parseRatio } from '@lobby/betting';

/** What a rate adds to an amount, in whole fen, the rest cut off. @param rate e.g. "0.005". */
export function bonusOf(fen: bigint, rate: string): bigint {
  const exact = parseRatio(rate);
  return exact && exact.n > 0n ? (fen * exact.n) / exact.d : 0n;
}
