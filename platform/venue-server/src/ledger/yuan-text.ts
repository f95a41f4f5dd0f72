/** Fen as yuan, always with two digits: "12.30". */
export function yuanText(fen: bigint): string {
  const digits = String(fen < 0n ? -fen : fen).padStart(3, '0');
  return `${fen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
