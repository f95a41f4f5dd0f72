import { describe, expect, it } from 'vitest';
import type { AccessWay } from '../dialogs/login-register.payload.ts';
import { type AccessValues, accessReaders, accessRules } from './login-register.form.ts';

const good: AccessValues = {
  username: 'linqiao88',
  password: 'abcd1234',
  repeat: 'abcd1234',
  agree: true,
  remember: false,
};

const problems = (way: AccessWay, over: Partial<AccessValues>, hasRemembered = false) =>
  accessRules(way, hasRemembered).problems(read({ ...good, ...over }, way));

/** What the form takes the values for. */
function read(values: AccessValues, way: AccessWay): AccessValues {
  const { username, password, repeat } = accessReaders(way);
  return {
    ...values,
    username: username(values.username),
    password: password(values.password),
    repeat: repeat(values.repeat),
  };
}

describe('login', () => {
  it('requires both fields and nothing else', () => {
    expect(problems('login', {})).toEqual({});
    expect(problems('login', { username: ' ', password: '' })).toEqual({
      username: 'auth.username.required',
      password: 'auth.password.required',
    });
    expect(problems('login', { username: 'x', password: 'y', repeat: '', agree: false })).toEqual({});
  });

  it('accepts an empty password with a remembered credential', () => {
    expect(problems('login', { password: '' }, true)).toEqual({});
  });
});

describe('register', () => {
  it('accepts valid values with the spaces and full-width characters of an input method', () => {
    expect(problems('register', {})).toEqual({});
    expect(
      problems('register', { username: ' ｌｉｎ ８８', password: 'ａbcd 1234', repeat: 'abcd1234 ' }),
    ).toEqual({});
  });

  it.each([
    ['username', { username: '' }, 'auth.username.required'],
    ['username', { username: '1abc' }, 'verification.username.rule'],
    ['username', { username: '林桥88' }, 'verification.username.rule'],
    ['password', { password: '', repeat: '' }, 'auth.password.required'],
    ['password', { password: 'short1', repeat: 'short1' }, 'verification.password.rule'],
    ['password', { password: 'linqiao88', repeat: 'linqiao88' }, 'verification.password.isName'],
    ['password', { password: 'LinQiao88', repeat: 'LinQiao88' }, 'verification.password.isName'],
    ['repeat', { repeat: 'abcd12345' }, 'auth.repeat.different'],
    ['repeat', { repeat: 'abcd' }, 'verification.password.rule'],
    ['repeat', { repeat: '' }, 'auth.password.required'],
    ['agree', { agree: false }, 'auth.agree.required'],
  ] as const)('says about %s %j: %s', (field, over, message) => {
    expect(problems('register', over)[field]).toBe(message);
  });
});

describe('a field', () => {
  it('removes spaces and full-width characters, but keeps spaces in a login password', () => {
    expect(accessReaders('register').username(' ｌｉｎ ８８９９００１１２２３３ ')).toBe('lin88990011');
    expect(accessReaders('register').password('ａbcd 1234')).toBe('abcd1234');
    expect(accessReaders('login').password('ａbcd 1234')).toBe('abcd 1234');
  });
});
