import { createHash } from 'node:crypto';
import { commonPasswordMd5s } from './common-passwords.ts';

const common = commonPasswordMd5s();

/** A new password as it travels, and whose it is to be. */
export interface NewPassword {
  /** md5 */
  readonly password: string;
  readonly secondPassword: string;
  readonly name: string;
}

/** What is wrong with a new password, as a sentence; undefined when nothing is. */
export function passwordProblem({ password, secondPassword, name }: NewPassword): string | undefined {
  if (password !== secondPassword) return '两次输入的密码不一致';
  if (common.has(password)) return '这个密码太常见，容易被猜到，请换一个';
  if (spellingsOf(name).some(spelling => md5(spelling) === password)) return '密码不能与用户名相同，请换一个';
  return undefined;
}

/** A name in every mixture of capitals and small letters: all that can be compared with an md5. */
function spellingsOf(name: string): string[] {
  // 2^11 at most: a name has eleven characters (specification 1, section 5).
  if (name.length > 11) return [name, name.toLowerCase(), name.toUpperCase()];
  return [...name].reduce(
    (begun, letter) => {
      const cases = new Set([letter.toLowerCase(), letter.toUpperCase()]);
      return begun.flatMap(text => [...cases].map(each => text + each));
    },
    [''],
  );
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
