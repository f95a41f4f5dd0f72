import type { RefusalReason } from '@lobby/api-client/refusal-reasons';
import { commonPasswordMd5s } from './common-passwords.ts';

const common = commonPasswordMd5s();

/** What is wrong with a new password (md5, twice), as a reason; undefined when nothing is. */
export function passwordProblem(password: string, secondPassword: string): RefusalReason | undefined {
  if (password !== secondPassword) return 'passwords-differ';
  if (common.has(password)) return 'common-password';
  return undefined;
}
