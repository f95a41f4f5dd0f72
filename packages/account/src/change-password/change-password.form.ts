import { defineRules, filled, type Rules } from '@lobby/forms';
import { plainText } from '@lobby/forms/read';
import type { MessageId as VerificationId } from '@lobby/verification/messages';
import { type CodeNeed, codeChecksFor, isOwnName, passwordChecks, readCode } from '@lobby/verification/rules';
import type { MessageId } from '../messages/security/index.ts';

export interface PasswordValues {
  readonly old: string;
  readonly password: string;
  readonly repeat: string;
  readonly code: string;
}

export const emptyPasswords: PasswordValues = { old: '', password: '', repeat: '', code: '' };

/** Messages of its rules. */
export type PasswordMessage = MessageId | VerificationId;

interface PasswordFacts {
  /** The account's name, which a password may not be. */
  readonly name: string;
  readonly code: CodeNeed;
}

/** The rules of the form. The old password is judged by the platform: accounts may be older than today's rule. */
export function passwordRules({ name, code }: PasswordFacts): Rules<PasswordValues, PasswordMessage> {
  return defineRules<PasswordValues, PasswordMessage>({
    old: [[filled, 'security.changePassword.old.required']],
    password: [
      [filled, 'security.changePassword.new.required'],
      ...passwordChecks,
      [password => !isOwnName(password, name), 'verification.password.isName'],
      [(password, { old }) => password !== old, 'security.changePassword.new.same'],
    ],
    repeat: [
      [filled, 'security.changePassword.repeat.required'],
      [(repeat, { password }) => repeat === password, 'security.changePassword.repeat.different'],
    ],
    ...codeChecksFor(code),
  });
}

export const passwordReaders = {
  old: plainText,
  password: plainText,
  repeat: plainText,
  code: readCode,
};
