import { createHash, randomInt } from 'node:crypto';
import { codeAlphabet as alphabet, checkCharacter, plainCode } from '@lobby/api-client/codes';

const markLength = 2;
const drawnLength = 8;
/** Codes of before had no check character. */
const oldLength = markLength + drawnLength;

/** A new code of a site: two characters that say which site, eight that are drawn, one that checks them. */
export function drawCode(siteId: string): string {
  const drawn = Array.from({ length: drawnLength }, () => alphabet[randomInt(alphabet.length)]);
  const body = markOf(siteId) + drawn.join('');
  return body + checkCharacter(body);
}

/** A code as it is stored, from what a person typed; undefined when it cannot be one. */
export function readCode(typed: string): string | undefined {
  const code = plainCode(typed);
  if (![...code].every(char => alphabet.includes(char))) return undefined;
  if (code.length === oldLength) return code;
  const isWhole = code.length === oldLength + 1 && code.endsWith(checkCharacter(code.slice(0, -1)));
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
