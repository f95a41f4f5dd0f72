import type { RefusalReason } from '@lobby/api-client/refusal-reasons';

import { commonPasswordMd5s } from './common-passwords.ts';
import { md5 } from './md5.ts';

const common = commonPasswordMd5s();

/** A new password as it travels, and whose it is to be. */
export interface NewPassword {
  /** md5 */
  readonly password: string;
  readonly secondPassword: string;
  readonly name: string;
}

/** What is wrong with a new password, as a reason; undefined when nothing is. */
export function passwordProblem({ password, secondPassword, name }: NewPassword): RefusalReason | undefined {
  if (password !== secondPassword) return 'passwords-differ';
  if (common.has(password)) return 'common-password';
  if (spellingsOf(name).some(spelling => md5(spelling) === password)) return 'password-is-name';
  return undefined;
}

/** A name in every mixture of capitals and small letters: all that can be compared with an md5. */
function spellingsOf(name: string): string[] {
  // 2^11 at most: a name has eleven characters (docs/rules.md#names-and-passwords).
  if (name.length > 11) return [name, name.toLowerCase(), name.toUpperCase()];
  return [...name].reduce(
    (begun, letter) => {
      const cases = new Set([letter.toLowerCase(), letter.toUpperCase()]);
      return begun.flatMap(text => [...cases].map(each => text + each));
    },
    [''],
  );
}
