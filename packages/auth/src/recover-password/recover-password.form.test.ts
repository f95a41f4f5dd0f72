import { describe, expect, it } from 'vitest';
import { mainland } from '../rules/contact.ts';
import {
  emptyRecovery,
  fieldsOf,
  type RecoveryValues,
  recoveryProblems,
  tidy,
} from './recover-password.form.ts';

const facts = { way: 'phone', region: mainland, codeIsLive: true } as const;
const problems = (stage: 0 | 1 | 2, values: Partial<RecoveryValues>, over: Partial<typeof facts> = {}) =>
  recoveryProblems({ ...emptyRecovery, ...values }, fieldsOf(stage, over.way ?? 'phone'), {
    ...facts,
    ...over,
  });

describe('whose password it is', () => {
  it('wants a username and a phone of the chosen region', () => {
    expect(problems(0, {})).toEqual({
      name: 'auth.recover.name.required',
      phone: 'auth.recover.phone.required',
    });
    expect(problems(0, { name: 'lin88', phone: '12345' })).toEqual({ phone: 'auth.recover.phone.rule' });
    expect(problems(0, { name: 'lin88', phone: '13800138066' })).toEqual({});
  });

  it('or an e-mail address', () => {
    const byMail = (values: Partial<RecoveryValues>) =>
      recoveryProblems({ ...emptyRecovery, ...values }, fieldsOf(0, 'email'), { ...facts, way: 'email' });
    expect(byMail({ name: 'lin88' })).toEqual({ email: 'auth.recover.email.required' });
    expect(byMail({ name: 'lin88', email: 'lin@' })).toEqual({ email: 'auth.recover.email.rule' });
    expect(byMail({ name: 'lin88', email: 'lin@example.com' })).toEqual({});
  });
});

describe('the code', () => {
  it('is six digits', () => {
    expect(problems(1, {})).toEqual({ code: 'auth.code.required' });
    expect(problems(1, { code: '12345' })).toEqual({ code: 'auth.code.rule' });
    expect(problems(1, { code: '123456' })).toEqual({});
  });

  it('must be asked for again when it is used up, whatever was typed', () => {
    const values = { ...emptyRecovery, code: '123456' };
    expect(recoveryProblems(values, ['code'], { ...facts, codeIsLive: false })).toEqual({
      code: 'auth.code.askAgain',
    });
  });
});

describe('the new password', () => {
  it('follows the rule and is typed twice', () => {
    expect(problems(2, {})).toEqual({
      password: 'auth.recover.password.required',
      repeat: 'auth.recover.repeat.required',
    });
    expect(problems(2, { password: 'abcdefgh', repeat: 'abcdefgh' })).toEqual({
      password: 'auth.password.rule',
    });
    expect(problems(2, { password: 'abcd1234', repeat: 'abcd1235' })).toEqual({
      repeat: 'auth.recover.repeat.different',
    });
    expect(problems(2, { password: 'abcd1234', repeat: 'abcd1234' })).toEqual({});
  });
});

describe('what is typed', () => {
  it.each([
    ['name', ' ｌｉｎ ８８ ', 'lin88'],
    ['name', 'a'.repeat(40), 'a'.repeat(30)],
    ['email', ' lin@example.com ', 'lin@example.com'],
    ['email', `${'a'.repeat(50)}@b.cn`, 'a'.repeat(40)],
    ['code', '验证码：１２３４５６。', '123456'],
    ['password', 'ａbcd 1234', 'abcd1234'],
  ] as const)('%s: %j becomes %j', (field, typed, kept) => {
    expect(tidy(field, typed)).toBe(kept);
  });
});

describe('the new password', () => {
  it('may be anything that fits but the name', () => {
    const values = { name: 'linqiao88', password: 'abcd1234', repeat: 'abcd1234' };
    expect(problems(2, values)).toEqual({});
    expect(problems(2, { ...values, password: 'LINQIAO88', repeat: 'LINQIAO88' })).toEqual({
      password: 'auth.password.isName',
    });
  });
});
