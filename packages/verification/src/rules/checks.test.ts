import { defineRules } from '@lobby/forms';
import { describe, expect, it } from 'vitest';
import type { MessageId } from '../messages/index.ts';
import {
  codeChecks,
  codeChecksFor,
  emailChecks,
  passwordChecks,
  phoneChecks,
  readCode,
  realNameChecks,
  usernameChecks,
} from './checks.ts';

const list = [
  { iso2: 'CN', areaName: '', areaCode: '+86', regex: '^1[3-9]\\d{9}$' },
  { iso2: 'HK', areaName: '', areaCode: '+852', regex: '^[4-9]\\d{7}$' },
];
const good = {
  username: 'lin88',
  password: 'abcd1234',
  realName: '林乔',
  phone: '13800138066',
  region: 'CN',
  email: 'lin@example.com',
  code: '123456',
};
const rules = defineRules<typeof good, MessageId>({
  username: usernameChecks,
  password: passwordChecks,
  realName: realNameChecks,
  phone: phoneChecks(list),
  email: emailChecks,
  code: codeChecks,
});

describe('the checks of name and contact', () => {
  it('return nothing for valid values', () => {
    expect(rules.problems(good)).toEqual({});
    expect(rules.problems({ ...good, region: 'HK', phone: '51234567' })).toEqual({});
  });

  it('check a phone number by the chosen region', () => {
    expect(rules.problems({ ...good, region: 'HK' })).toEqual({ phone: 'verification.phone.rule' });
  });

  it.each([
    ['username', '8lin', 'verification.username.rule'],
    ['password', 'abcdefgh', 'verification.password.rule'],
    ['realName', '林··乔', 'verification.realName.rule'],
    ['phone', '', 'verification.phone.required'],
    ['phone', '12345', 'verification.phone.rule'],
    ['email', '', 'verification.email.required'],
    ['email', 'lin@', 'verification.email.rule'],
    ['code', '', 'verification.code.required'],
    ['code', '12345', 'verification.code.rule'],
  ] as const)('say of %s %j: %s', (field, value, id) => {
    expect(rules.problems({ ...good, [field]: value })).toEqual({ [field]: id });
  });
});

describe('the code that confirms a change', () => {
  const problems = (need: 'unneeded' | 'unsent' | 'sent', code: string) =>
    defineRules<{ readonly code: string }, MessageId>(codeChecksFor(need)).problems({ code });

  it('has to be requested before it is typed, where one is needed', () => {
    expect(problems('unneeded', '')).toEqual({});
    expect(problems('unsent', '123456')).toEqual({ code: 'verification.code.getFirst' });
    expect(problems('sent', '12345')).toEqual({ code: 'verification.code.rule' });
    expect(problems('sent', '123456')).toEqual({});
  });

  it('is read from a pasted message, six digits at most', () => {
    expect(readCode('验证码：１２３ 4567')).toBe('123456');
  });
});
