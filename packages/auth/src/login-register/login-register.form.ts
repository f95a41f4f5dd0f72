import { boolean, object, string, ValidationError } from 'yup';
import type { MessageId } from '../messages/index.ts';
import { isOwnName, isPassword, isUsername } from '../rules/account.ts';
import { normaliseField, toHalfWidth } from '../rules/normalise.ts';

export type AccessWay = 'login' | 'register';

/** What stands in the form. One set of values for both ways, so switching loses nothing. */
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

export const emptyValues: AccessValues = {
  username: '',
  password: '',
  repeat: '',
  agree: false,
  remember: false,
};

/** One message per field: the first check that fails. (Yup runs several tests of a field in no promised order.) */
function field(
  ...checks: readonly (readonly [check: (text: string, all: AccessValues) => boolean, id: MessageId])[]
) {
  return string().test('rules', function (text = '') {
    const failed = checks.find(([check]) => !check(text, this.parent as AccessValues));
    return failed ? this.createError({ message: failed[1] }) : true;
  });
}

const filled = (text: string) => text !== '';
const same = (text: string, all: AccessValues) => text === all.password;

const loginRules = object({
  username: field([filled, 'auth.username.required']),
  password: field([filled, 'auth.password.required']),
});

/** When a remembered credential stands in for it, an empty password is an answer. */
const rememberedRules = loginRules.pick(['username']);

const registerRules = object({
  username: field([filled, 'auth.username.required'], [isUsername, 'auth.username.rule']),
  password: field(
    [filled, 'auth.password.required'],
    [isPassword, 'auth.password.rule'],
    [(text, { username }) => !isOwnName(text, username), 'auth.password.isName'],
  ),
  repeat: field(
    [filled, 'auth.password.required'],
    [isPassword, 'auth.password.rule'],
    [same, 'auth.repeat.different'],
  ),
  agree: boolean().oneOf([true], 'auth.agree.required' satisfies MessageId),
});

/** The rules of a way; error messages are message ids. Specification, section 5. */
function rulesOf(way: AccessWay, hasRemembered = false) {
  if (way === 'register') return registerRules;
  return hasRemembered ? rememberedRules : loginRules;
}

/** What is sent: without the spaces and full-width forms that a keyboard or a clipboard left. */
export function meantValues(values: AccessValues, way: AccessWay): AccessValues {
  const clean = way === 'register' ? normaliseField : toHalfWidth;
  return {
    ...values,
    username: normaliseField(values.username),
    password: clean(values.password),
    repeat: clean(values.repeat),
  };
}

/** What still has to be filled in before the button looks ready, in the order of the form. */
export function missingFields(values: AccessValues, way: AccessWay, hasRemembered = false): MessageId[] {
  const missing: MessageId[] = [];
  if (normaliseField(values.username) === '') missing.push('auth.username.label');
  if (values.password === '' && !(way === 'login' && hasRemembered)) missing.push('auth.password.label');
  if (way === 'register' && values.repeat === '') missing.push('auth.repeat.label');
  if (way === 'register' && !values.agree) missing.push('auth.agree.label');
  return missing;
}

/** The first problem of each field, as message ids; empty when the form may be sent. */
export function problemsOf(
  values: AccessValues,
  way: AccessWay,
  hasRemembered = false,
): Partial<Record<keyof AccessValues, MessageId>> {
  try {
    rulesOf(way, hasRemembered).validateSync(meantValues(values, way), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(one => [one.path, one.message]));
  }
}
