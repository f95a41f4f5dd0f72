import { createHash, randomInt } from 'node:crypto';

/** Digits and letters without those that are mistaken for others: I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const markLength = 2;
const length = 10;

/** A new code of a site: two characters that say which site, eight that are drawn. */
export function drawCode(siteId: string): string {
  const drawn = Array.from({ length: length - markLength }, () => alphabet[randomInt(alphabet.length)]);
  return markOf(siteId) + drawn.join('');
}

/** A code as it is stored, from what a person typed; undefined when it cannot be one. */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return code.length === length && [...code].every(char => alphabet.includes(char)) ? code : undefined;
}

/** Whether this site drew the code; told by the code alone, so that no site learns what another has stored. */
export function isOfSite(code: string, siteId: string): boolean {
  return code.startsWith(markOf(siteId));
}

function markOf(siteId: string): string {
  const digest = createHash('sha256').update(`slip code of site ${siteId}`).digest();
  return Array.from({ length: markLength }, (_, at) => alphabet[digest[at]! % alphabet.length]).join('');
}
