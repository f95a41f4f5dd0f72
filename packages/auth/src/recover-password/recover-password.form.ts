import { defineRules, filled, type Rules } from '@lobby/forms';
import { plainText, withoutSpaces } from '@lobby/forms/read';
import type { MessageId as VerificationId } from '@lobby/verification/messages';
import {
  codeChecks,
  EMAIL_MAX,
  emailChecks,
  isOwnName,
  mainland,
  type PhoneValues,
  passwordChecks,
  phoneChecks,
  phoneReader,
  type Region,
  readCode,
} from '@lobby/verification/rules';
import type { MessageId } from '../messages/index.ts';
import type { RecoveryWay } from './recover-password.flow.ts';

/** The values of the wizard, shared by all steps so that going back keeps them. */
export interface RecoveryValues extends PhoneValues {
  readonly name: string;
  readonly email: string;
  readonly code: string;
  readonly password: string;
  readonly repeat: string;
}

/** Messages of its rules. */
export type RecoveryMessage = MessageId | VerificationId;

export const emptyRecovery: RecoveryValues = {
  name: '',
  region: mainland.iso2,
  phone: '',
  email: '',
  code: '',
  password: '',
  repeat: '',
};

/** What a step judges by besides the values. */
interface RecoveryFacts {
  readonly stage: 0 | 1 | 2 | 3;
  readonly way: RecoveryWay;
  /** The regions a phone may be from. */
  readonly regions: readonly Region[];
  /** False when the code that was sent is of no more use. */
  readonly codeIsLive: boolean;
}

/** See docs/rules.md#names-and-passwords. */
const NAME_MAX = 30;

/** The rules of a step. */
export function recoveryRules(facts: RecoveryFacts): Rules<RecoveryValues, RecoveryMessage> {
  const { stage, way, regions, codeIsLive } = facts;
  switch (stage) {
    case 0:
      return defineRules<RecoveryValues, RecoveryMessage>({
        name: [[filled, 'auth.recover.name.required']],
        ...(way === 'phone' ? { phone: phoneChecks(regions) } : { email: emailChecks }),
      });
    case 1:
      return defineRules<RecoveryValues, RecoveryMessage>({
        code: [[() => codeIsLive, 'verification.code.askAgain'], ...codeChecks],
      });
    case 2:
      return passwordRules;
    case 3:
      return defineRules<RecoveryValues, RecoveryMessage>({});
  }
}

const passwordRules = defineRules<RecoveryValues, RecoveryMessage>({
  password: [
    [filled, 'auth.recover.password.required'],
    ...passwordChecks,
    [(password, { name }) => !isOwnName(password, name), 'verification.password.isName'],
  ],
  repeat: [
    [filled, 'auth.recover.repeat.required'],
    [(repeat, { password }) => repeat === password, 'auth.recover.repeat.different'],
  ],
});

/**
 * Normalises a field: no spaces or full-width characters, digits only in numeric fields, and at most the maximum
 * length.
 */
export function recoveryReaders(regions: readonly Region[]) {
  return {
    name: (text: string) => plainText(text).slice(0, NAME_MAX),
    phone: phoneReader(regions),
    email: (text: string) => withoutSpaces(text).slice(0, EMAIL_MAX),
    code: readCode,
    password: plainText,
    repeat: plainText,
  };
}
