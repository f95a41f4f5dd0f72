import { describe, expect, it } from 'vitest';
import {
  type AccessValues,
  type AccessWay,
  emptyValues,
  missingFields,
  problemsOf,
} from './login-register.form.ts';

const good: AccessValues = {
  username: 'linqiao88',
  password: 'abcd1234',
  repeat: 'abcd1234',
  agree: true,
  remember: false,
};

const problems = (way: AccessWay, over: Partial<AccessValues>, hasRemembered = false) =>
  problemsOf({ ...good, ...over }, way, hasRemembered);

describe('login', () => {
  it('asks for both fields and nothing else', () => {
    expect(problems('login', {})).toEqual({});
    expect(problems('login', { username: ' ', password: '' })).toEqual({
      username: 'auth.username.required',
      password: 'auth.password.required',
    });
    expect(problems('login', { username: 'x', password: 'y', repeat: '', agree: false })).toEqual({});
  });

  it('takes a remembered credential for an empty password', () => {
    expect(problems('login', { password: '' }, true)).toEqual({});
  });
});

describe('register', () => {
  it('takes what follows the rules, with the spaces and full-width forms of a keyboard', () => {
    expect(problems('register', {})).toEqual({});
    expect(
      problems('register', { username: ' ｌｉｎ ８８', password: 'ａbcd 1234', repeat: 'abcd1234 ' }),
    ).toEqual({});
  });

  it.each([
    ['username', { username: '' }, 'auth.username.required'],
    ['username', { username: '1abc' }, 'auth.username.rule'],
    ['username', { username: '林桥88' }, 'auth.username.rule'],
    ['password', { password: '', repeat: '' }, 'auth.password.required'],
    ['password', { password: 'short1', repeat: 'short1' }, 'auth.password.rule'],
    ['password', { password: 'linqiao88', repeat: 'linqiao88' }, 'auth.password.isName'],
    ['password', { password: 'LinQiao88', repeat: 'LinQiao88' }, 'auth.password.isName'],
    ['repeat', { repeat: 'abcd12345' }, 'auth.repeat.different'],
    ['repeat', { repeat: 'abcd' }, 'auth.password.rule'],
    ['repeat', { repeat: '' }, 'auth.password.required'],
    ['agree', { agree: false }, 'auth.agree.required'],
  ] as const)('says about %s %j: %s', (field, over, message) => {
    expect(problems('register', over)[field]).toBe(message);
  });
});

describe('the button', () => {
  it('names what is still missing, in the order of the form', () => {
    expect(missingFields(emptyValues, 'register')).toEqual([
      'auth.username.label',
      'auth.password.label',
      'auth.repeat.label',
      'auth.agree.label',
    ]);
    expect(missingFields(emptyValues, 'login')).toEqual(['auth.username.label', 'auth.password.label']);
    expect(missingFields({ ...emptyValues, username: 'x' }, 'login', true)).toEqual([]);
    expect(missingFields(good, 'register')).toEqual([]);
  });
});
