import { withdrawalDigitsProblem } from '@lobby/api-client/member-rules';
import { defineRules, filled, type Rules } from '@lobby/forms';
import type { MessageId as VerificationId } from '@lobby/verification/messages';
import { type CodeNeed, codeChecksFor, readCode } from '@lobby/verification/rules';
import type { MessageId } from './messages/index.ts';
import type { WithdrawalPassword } from './withdrawal-password.payload.ts';

export interface PasswordValues {
  readonly old: string;
  readonly password: string;
  readonly repeat: string;
  readonly code: string;
}

export const emptyPasswords: PasswordValues = { old: '', password: '', repeat: '', code: '' };

export type PasswordMessage = MessageId | VerificationId;

/** The rules of the form; the old password is judged by the platform alone. */
export function passwordRules(
  does: WithdrawalPassword['does'],
  code: CodeNeed,
): Rules<PasswordValues, PasswordMessage> {
  return defineRules<PasswordValues, PasswordMessage>({
    ...(does === 'change' ? { old: [[filled, 'withdrawalPassword.old.required']] } : {}),
    password: [
      [filled, 'withdrawalPassword.new.required'],
      [digits => withdrawalDigitsProblem(digits) !== 'digits', 'withdrawalPassword.new.digits'],
      [digits => withdrawalDigitsProblem(digits) !== 'trivial', 'withdrawalPassword.new.trivial'],
      [(password, { old }) => does !== 'change' || password !== old, 'withdrawalPassword.new.same'],
    ],
    repeat: [
      [filled, 'withdrawalPassword.repeat.required'],
      [(repeat, { password }) => repeat === password, 'withdrawalPassword.repeat.different'],
    ],
    ...codeChecksFor(code),
  });
}

/** The password has six digits too. */
export const passwordReaders = { old: readCode, password: readCode, repeat: readCode, code: readCode };
