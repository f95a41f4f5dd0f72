/** An amount in fen (1/100 yuan). All arithmetic on money inside the engine is on this type. */
export type Fen = bigint;

const YUAN = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/;

/**
 * Reads the wire's money text, yuan with at most two decimals ("12680.5"), into fen.
 * Undefined for anything else: no exponents, no plus sign, no thousands separators.
 */
export function parseYuan(text: string): Fen | undefined {
  const match = YUAN.exec(text);
  if (!match) return undefined;
  const fen = BigInt((match[2] ?? '') + (match[3] ?? '').padEnd(2, '0'));
  return match[1] ? -fen : fen;
}

/** Writes fen as the wire's money text: "100" when whole, else two decimals ("500.50"). */
export function formatYuan(fen: Fen): string {
  const negative = fen < 0n;
  const digits = (negative ? -fen : fen).toString().padStart(3, '0');
  const yuan = digits.slice(0, -2);
  const cents = digits.slice(-2);
  return (negative ? '-' : '') + (cents === '00' ? yuan : `${yuan}.${cents}`);
}

/**
 * `n / d` rounded to a whole number, halves away from zero: the one rounding of money in the house.
 * `d` must be positive.
 */
export function divideHalfUp(n: bigint, d: bigint): bigint {
  return n < 0n ? -((-n * 2n + d) / (d * 2n)) : (n * 2n + d) / (d * 2n);
}
