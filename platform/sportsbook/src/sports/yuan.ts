import type { Fen } from '@lobby/money';

/** Whole yuan as fen. */
export const yuan = (amount: number): Fen => BigInt(amount) * 100n;
