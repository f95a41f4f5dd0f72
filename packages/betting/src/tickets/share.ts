import { divideHalfUp, type Fen } from '@lobby/money';

/**
 * A stake "in total" spread over combinations, fen: each gets the same unit, cut to the fen, so `total` may be less than
 * was meant. Throws RangeError when there is no combination.
 */
export function unitOf(total: Fen, combinations: number): { readonly unit: Fen; readonly total: Fen } {
  if (combinations < 1) throw new RangeError(`${combinations} combinations cannot share a stake.`);
  const unit = total / BigInt(combinations);
  return { unit, total: unit * BigInt(combinations) };
}

/**
 * `amount` × `part` / `whole` rounded once, fen: what a part of a ticket has of its return. Throws RangeError when the
 * part is not within the whole, or the whole is nothing.
 */
export function shareOf(amount: Fen, part: Fen, whole: Fen): Fen {
  if (whole <= 0n || part < 0n || part > whole) throw new RangeError(`${part} is no part of ${whole}.`);
  return divideHalfUp(amount * part, whole);
}
