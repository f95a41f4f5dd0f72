import { withdrawalDigitsProblem } from '@lobby/api-client/member-rules';
import type { RefusalReason } from '@lobby/api-client/refusal-reasons';
import { md5 } from '@lobby/platform-identity/members/passwords/md5';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';

/** A new withdrawal password as it travels, md5. */
export interface ChosenPassword {
  readonly password: string;
  readonly secondPassword: string;
}

interface Owner {
  readonly phone: string;
  /** YYYY-MM-DD or empty. */
  readonly birthday: string;
}

/**
 * Judges a new withdrawal password: no trivial digits, and none that the owner's phone or birthday give away.
 * @throws Refusal 'invalid-parameter' with the reason.
 */
export function demandFit({ password, secondPassword }: ChosenPassword, owner: Owner): void {
  const problem = problemOf(password, secondPassword, owner);
  if (problem) throw new Refusal('invalid-parameter', { reason: problem });
}

function problemOf(password: string, second: string, owner: Owner): RefusalReason | undefined {
  if (password !== second) return 'passwords-differ';
  const known = trivialPasswords().has(password) || knownOf(owner).some(digits => md5(digits) === password);
  return known ? 'withdrawal-password-trivial' : undefined;
}

/** The end of the phone, and the birthday as YYMMDD and DDMMYY. */
function knownOf({ phone, birthday }: Owner): string[] {
  const [year = '', month = '', day = ''] = birthday.split('-');
  const short = year.slice(2);
  return [phone.slice(-6), short + month + day, day + month + short];
}

let trivial: ReadonlySet<string> | undefined;

/** The md5 of every trivial withdrawal password: all that can be compared with what is sent. Made once, when needed. */
function trivialPasswords(): ReadonlySet<string> {
  trivial ??= new Set(everySixDigits().filter(isTrivial).map(md5));
  return trivial;
}

function everySixDigits(): string[] {
  return Array.from({ length: 1_000_000 }, (_, n) => String(n).padStart(6, '0'));
}

function isTrivial(digits: string): boolean {
  return withdrawalDigitsProblem(digits) === 'trivial';
}
