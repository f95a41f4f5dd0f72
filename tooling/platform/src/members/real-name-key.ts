import { normaliseRealName } from '@lobby/api-client/member-rules';
import { Converter } from 'opencc-js/t2cn';

/** Han by Han: of a whole name it would keep what is a word. The tables of Hong Kong have the most variants. */
const toSimplified = Converter({ from: 'hk', to: 'cn' });

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
