import { withdrawalDigitsProblem } from '@lobby/api-client/member-rules';
import { md5 } from '@lobby/platform-identity/members/passwords/md5';

let known: ReadonlySet<string> | undefined;

/** The md5 of every trivial withdrawal password: all that can be compared with what is sent. Made once, when needed. */
export function trivialPasswords(): ReadonlySet<string> {
  known ??= new Set(everySixDigits().filter(isTrivial).map(md5));
  return known;
}

function everySixDigits(): string[] {
  return Array.from({ length: 1_000_000 }, (_, n) => String(n).padStart(6, '0'));
}

function isTrivial(digits: string): boolean {
  return withdrawalDigitsProblem(digits) === 'trivial';
}
