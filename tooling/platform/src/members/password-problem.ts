import { commonPasswordMd5s } from './common-passwords.ts';

const common = commonPasswordMd5s();

/** What is wrong with a new password (md5, twice), as a sentence; undefined when nothing is. */
export function passwordProblem(password: string, secondPassword: string): string | undefined {
  if (password !== secondPassword) return '两次输入的密码不一致';
  if (common.has(password)) return '这个密码太常见，容易被猜到，请换一个';
  return undefined;
}
