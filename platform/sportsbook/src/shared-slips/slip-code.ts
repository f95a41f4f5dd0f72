import { createHash, randomInt } from 'node:crypto';

/** Digits and letters without those that are mistaken for others: I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const markLength = 2;
const drawnLength = 8;
/** Codes of before had no check character. */
const oldLength = markLength + drawnLength;

/** A new code of a site: two characters that say which site, eight that are drawn, one that checks them. */
export function drawCode(siteId: string): string {
  const drawn = Array.from({ length: drawnLength }, () => alphabet[randomInt(alphabet.length)]);
  const body = markOf(siteId) + drawn.join('');
  return body + checkOf(body);
}

/** A code as it is stored, from what a person typed; undefined when it cannot be one. */
export function readCode(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{DI}\p{Cf}\p{Pd}−]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (![...code].every(char => alphabet.includes(char))) return undefined;
  if (code.length === oldLength) return code;
  const isWhole = code.length === oldLength + 1 && code.endsWith(checkOf(code.slice(0, -1)));
  return isWhole ? code : undefined;
}

/** Whether this site drew the code; judged by the code alone, so that no site learns what another has stored. */
export function isOfSite(code: string, siteId: string): boolean {
  return code.startsWith(markOf(siteId));
}

function markOf(siteId: string): string {
  const digest = createHash('sha256').update(`slip code of site ${siteId}`).digest();
  return Array.from({ length: markLength }, (_, at) => alphabet[digest[at]! % alphabet.length]).join('');
}

/**
 * The check character: a sum over the field of 32 elements in which each place has a weight of its own, so that one
 * character that is wrong, and any two that are exchanged, are always found.
 */
function checkOf(body: string): string {
  let sum = 0;
  for (const char of body) sum = timesX(sum ^ alphabet.indexOf(char));
  return alphabet.charAt(sum);
}

/** Multiplies by x modulo x⁵ + x² + 1, whose powers of x are all 31 elements but 0. */
function timesX(element: number): number {
  const shifted = element << 1;
  return shifted < 32 ? shifted : shifted ^ 0b100101;
}
