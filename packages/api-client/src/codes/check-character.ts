/** Of codes that people type: digits and letters without those that are mistaken for others: I, L, O and U. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What was typed as it was meant: half-width capitals without spaces, dashes and invisible characters; O is 0, I and L are 1. */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{DI}\p{Cf}\p{Pd}−]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/**
 * The check character of a code: a sum over the field of 32 elements, each place with a weight of its own. One wrong
 * character, and any two that are exchanged, are always found.
 * @param body characters of `codeAlphabet`, at most 30.
 */
export function checkCharacter(body: string): string {
  let sum = 0;
  for (const char of body) sum = timesX(sum ^ codeAlphabet.indexOf(char));
  return codeAlphabet.charAt(sum);
}

/** Multiplies by x modulo x⁵ + x² + 1, whose powers of x are all 31 elements but 0. */
function timesX(element: number): number {
  const shifted = element << 1;
  return shifted < 32 ? shifted : shifted ^ 0b100101;
}
