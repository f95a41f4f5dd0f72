import { normaliseRealName } from '@lobby/api-client/member-rules';
import { Converter } from 'opencc-js/t2cn';

/** The tables of Hong Kong have the most variants. */
const convert = Converter({ from: 'hk', to: 'cn' });
const simplified = new Map<string, string>();

/** Han by Han: of a whole name OpenCC would keep what is a word. Each is asked for once, since names are compared by the thousand. */
function toSimplified(letter: string): string {
  const known = simplified.get(letter);
  if (known !== undefined) return known;
  const found = convert(letter);
  simplified.set(letter, found);
  return found;
}

/**
 * What two spellings of one name have in common: banks write a name with other dots, spaces, capitals and widths than
 * its owner, and in the other script. The one way to compare real names; a name is stored and shown as it was bound.
 */
export function realNameKey(name: string): string {
  const letters = normaliseRealName(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return Array.from(letters, toSimplified).join('');
}

/** Whether both are one person's name; an empty one is nobody's. */
export function isSameName(one: string, other: string): boolean {
  const key = realNameKey(one);
  return key !== '' && key === realNameKey(other);
}
