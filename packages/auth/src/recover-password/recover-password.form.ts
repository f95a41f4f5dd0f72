import type { MessageId } from '../messages/index.ts';
import { isOwnName, isPassword } from '../rules/account.ts';
import { digitsOf, EMAIL_MAX, isCode, isEmail, isPhone, type Region } from '../rules/contact.ts';
import { normaliseField } from '../rules/normalise.ts';
import type { RecoveryWay } from './recover-password.flow.ts';

/** What stands in the wizard. One set of values for all steps, so that going back finds everything. */
export interface RecoveryValues {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly code: string;
  readonly password: string;
  readonly repeat: string;
}

export type RecoveryField = keyof RecoveryValues;
export type RecoveryErrors = Partial<Record<RecoveryField, MessageId>>;

export const emptyRecovery: RecoveryValues = {
  name: '',
  phone: '',
  email: '',
  code: '',
  password: '',
  repeat: '',
};

/** What a step judges by besides the values. */
export interface RecoveryFacts {
  readonly way: RecoveryWay;
  readonly region: Pick<Region, 'regex'>;
  /** False when the code that was sent is of no more use. */
  readonly codeIsLive: boolean;
}

/** Specification, section 9. */
const NAME_MAX = 30;

type Check = (values: RecoveryValues, facts: RecoveryFacts) => MessageId | undefined;

const checks: Record<RecoveryField, Check> = {
  name: ({ name }) => (name === '' ? 'auth.recover.name.required' : undefined),
  phone({ phone }, { region }) {
    if (phone === '') return 'auth.recover.phone.required';
    return isPhone(phone, region) ? undefined : 'auth.recover.phone.rule';
  },
  email({ email }) {
    if (email === '') return 'auth.recover.email.required';
    return isEmail(email) ? undefined : 'auth.recover.email.rule';
  },
  code({ code }, { codeIsLive }) {
    if (!codeIsLive) return 'auth.code.askAgain';
    if (code === '') return 'auth.code.required';
    return isCode(code) ? undefined : 'auth.code.rule';
  },
  password({ password, name }) {
    if (password === '') return 'auth.recover.password.required';
    if (!isPassword(password)) return 'auth.password.rule';
    return isOwnName(password, name) ? 'auth.password.isName' : undefined;
  },
  repeat({ password, repeat }) {
    if (repeat === '') return 'auth.recover.repeat.required';
    return repeat === password ? undefined : 'auth.recover.repeat.different';
  },
};

/** The fields of a stage, in the order they are drawn. */
export function fieldsOf(stage: 0 | 1 | 2 | 3, way: RecoveryWay): readonly RecoveryField[] {
  if (stage === 0) return way === 'phone' ? ['name', 'phone'] : ['name', 'email'];
  if (stage === 1) return ['code'];
  return stage === 2 ? ['password', 'repeat'] : [];
}

/** The first problem of each of the fields, as message ids; empty when the step may be sent. */
export function recoveryProblems(
  values: RecoveryValues,
  fields: readonly RecoveryField[],
  facts: RecoveryFacts,
): RecoveryErrors {
  const found = fields.map(field => [field, checks[field](values, facts)] as const);
  return Object.fromEntries(found.filter(([, id]) => id !== undefined));
}

/** What a field lets stand: no spaces or full-width forms, digits only where digits belong, and no more than fits. For a phone: `readPhone`. */
export function tidy(field: Exclude<RecoveryField, 'phone'>, text: string): string {
  switch (field) {
    case 'name':
      return normaliseField(text).slice(0, NAME_MAX);
    case 'email':
      return text.replace(/\s/g, '').slice(0, EMAIL_MAX);
    case 'code':
      return digitsOf(text).slice(0, 6);
    case 'password':
    case 'repeat':
      return normaliseField(text);
  }
}
