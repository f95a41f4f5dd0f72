import { isRealName } from '@lobby/api-client/member-rules';
import { type Check, filled } from '@lobby/forms';
import { digitsOf } from '@lobby/forms/read';
import type { MessageId } from '../messages/index.ts';
import { isPassword, isUsername } from './account.ts';
import { isCode, isEmail, isPhone, type PhoneValues, type Region, regionOf } from './contact.ts';

type Checks<Values = unknown> = readonly Check<string, Values, MessageId>[];

/** The name of a new account. Each form has its own text for a missing one. */
export const usernameChecks: Checks = [[isUsername, 'verification.username.rule']];

/** A new password. */
export const passwordChecks: Checks = [[isPassword, 'verification.password.rule']];

export const realNameChecks: Checks = [[isRealName, 'verification.realName.rule']];

/** `list`: the regions there are. */
export const phoneChecks = (list: readonly Region[]): Checks<PhoneValues> => [
  [filled, 'verification.phone.required'],
  [(phone, { region }) => isPhone(phone, regionOf(list, region)), 'verification.phone.rule'],
];

export const emailChecks: Checks = [
  [filled, 'verification.email.required'],
  [isEmail, 'verification.email.rule'],
];

/** A code that was sent. */
export const codeChecks: Checks = [
  [filled, 'verification.code.required'],
  [isCode, 'verification.code.rule'],
];

/** Whether a change has to be confirmed by a code, and whether one was sent. */
export type CodeNeed = 'unneeded' | 'unsent' | 'sent';

/** The checks of the field `code` of a change that a code confirms; none where it needs no code. */
export function codeChecksFor(need: CodeNeed): { readonly code?: Checks } {
  if (need === 'unneeded') return {};
  return { code: [[() => need === 'sent', 'verification.code.getFirst'], ...codeChecks] };
}

/** Reads what was typed or pasted as a code: its digits, six at most. */
export function readCode(text: string): string {
  return digitsOf(text).slice(0, 6);
}
