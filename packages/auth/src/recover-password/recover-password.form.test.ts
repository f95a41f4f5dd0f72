import { mainland } from '@lobby/verification/rules';
import { describe, expect, it } from 'vitest';
import {
  emptyRecovery,
  type RecoveryValues,
  recoveryReaders,
  recoveryRules,
} from './recover-password.form.ts';

const regions = [{ ...mainland, areaName: '中国大陆' }];
const facts = { way: 'phone', regions, codeIsLive: true } as const;
const problems = (
  stage: 0 | 1 | 2,
  values: Partial<RecoveryValues>,
  over: { way?: 'phone' | 'email'; codeIsLive?: boolean } = {},
) => recoveryRules({ ...facts, ...over, stage }).problems({ ...emptyRecovery, ...values });

describe('the account step', () => {
  it('requires a username and a phone number of the chosen region', () => {
    expect(problems(0, {})).toEqual({
      name: 'auth.recover.name.required',
      phone: 'verification.phone.required',
    });
    expect(problems(0, { name: 'lin88', phone: '12345' })).toEqual({ phone: 'verification.phone.rule' });
    expect(problems(0, { name: 'lin88', phone: '13800138066' })).toEqual({});
  });

  it('requires an e-mail address instead of a phone when that channel is chosen', () => {
    const byMail = (values: Partial<RecoveryValues>) => problems(0, values, { way: 'email' });
    expect(byMail({ name: 'lin88' })).toEqual({ email: 'verification.email.required' });
    expect(byMail({ name: 'lin88', email: 'lin@' })).toEqual({ email: 'verification.email.rule' });
    expect(byMail({ name: 'lin88', email: 'lin@example.com' })).toEqual({});
  });
});

describe('the code', () => {
  it('is six digits', () => {
    expect(problems(1, {})).toEqual({ code: 'verification.code.required' });
    expect(problems(1, { code: '12345' })).toEqual({ code: 'verification.code.rule' });
    expect(problems(1, { code: '123456' })).toEqual({});
  });

  it('must be requested again when it is used up, whatever is typed', () => {
    expect(problems(1, { code: '123456' }, { codeIsLive: false })).toEqual({
      code: 'verification.code.askAgain',
    });
  });
});

describe('the new password', () => {
  it('must follow the rule and be typed twice', () => {
    expect(problems(2, {})).toEqual({
      password: 'auth.recover.password.required',
      repeat: 'auth.recover.repeat.required',
    });
    expect(problems(2, { password: 'abcdefgh', repeat: 'abcdefgh' })).toEqual({
      password: 'verification.password.rule',
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
    expect(recoveryReaders(regions)[field](typed)).toBe(kept);
  });
});

describe('the new password', () => {
  it('must not be the username', () => {
    const values = { name: 'linqiao88', password: 'abcd1234', repeat: 'abcd1234' };
    expect(problems(2, values)).toEqual({});
    expect(problems(2, { ...values, password: 'LINQIAO88', repeat: 'LINQIAO88' })).toEqual({
      password: 'verification.password.isName',
    });
  });
});
