import { type Fen, parseYuan } from './fen.ts';

export type AmountProblem = 'empty' | 'grammar' | 'zero';

export type AmountReading = { readonly fen: Fen } | { readonly problem: AmountProblem };

/** Characters of an amount on the wire, at most. */
export const AMOUNT_LENGTH = 12;

/** ASCII figures only: `\d` of JavaScript knows no others. */
const GRAMMAR = /^\d{1,12}(\.\d{1,2})?$/;

/**
 * Reads an amount of yuan on the wire in the one grammar of both ends: at most 12 characters, ASCII figures, at most two decimals.
 * No sign, no exponent, no separator, no space; more than zero.
 * @returns fen, or what is wrong with it.
 */
export function readAmount(text: unknown): AmountReading {
  if (text === '') return { problem: 'empty' };
  if (typeof text !== 'string' || text.length > AMOUNT_LENGTH || !GRAMMAR.test(text))
    return { problem: 'grammar' };
  const fen = parseYuan(text);
  if (fen === undefined) return { problem: 'grammar' };
  return fen === 0n ? { problem: 'zero' } : { fen };
}
