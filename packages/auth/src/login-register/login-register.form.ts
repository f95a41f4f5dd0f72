import { defineRules, filled, type Rules, ticked } from '@lobby/forms';
import { plainText, toHalfWidth } from '@lobby/forms/read';
import type { MessageId as VerificationId } from '@lobby/verification/messages';
import { isOwnName, passwordChecks, USERNAME_MAX, usernameChecks } from '@lobby/verification/rules';
import type { AccessWay } from '../dialogs/login-register.payload.ts';
import type { MessageId } from '../messages/index.ts';

/** The values of the form, shared by login and registration so that switching keeps them. */
export interface AccessValues {
  readonly username: string;
  readonly password: string;
  /** Register only. */
  readonly repeat: string;
  /** Register only. */
  readonly agree: boolean;
  /** Login only. */
  readonly remember: boolean;
}

/** Messages of its rules. */
export type AccessMessage = MessageId | VerificationId;

export const emptyValues: AccessValues = {
  username: '',
  password: '',
  repeat: '',
  agree: false,
  remember: false,
};

const loginRules = defineRules<AccessValues, AccessMessage>({
  username: [[filled, 'auth.username.required']],
  password: [[filled, 'auth.password.required']],
});

/** With a stored credential an empty password is valid. */
const rememberedRules = defineRules<AccessValues, AccessMessage>({
  username: [[filled, 'auth.username.required']],
});

const registerRules = defineRules<AccessValues, AccessMessage>({
  username: [[filled, 'auth.username.required'], ...usernameChecks],
  password: [
    [filled, 'auth.password.required'],
    ...passwordChecks,
    [(password, { username }) => !isOwnName(password, username), 'verification.password.isName'],
  ],
  repeat: [
    [filled, 'auth.password.required'],
    ...passwordChecks,
    [(repeat, { password }) => repeat === password, 'auth.repeat.different'],
  ],
  agree: [[ticked, 'auth.agree.required']],
});

/** The rules of a way (docs/rules.md#names-and-passwords). */
export function accessRules(way: AccessWay, hasRemembered = false): Rules<AccessValues, AccessMessage> {
  if (way === 'register') return registerRules;
  return hasRemembered ? rememberedRules : loginRules;
}

/** Normalises a field: no spaces or full-width characters, and the username at most its maximum length. */
export function accessReaders(way: AccessWay) {
  const password = way === 'register' ? plainText : toHalfWidth;
  return {
    username: (text: string) => plainText(text).slice(0, USERNAME_MAX),
    password,
    repeat: password,
  };
}
