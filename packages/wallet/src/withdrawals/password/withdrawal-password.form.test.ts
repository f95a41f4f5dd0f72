import { expect, it } from 'vitest';
import { emptyPasswords, passwordRules } from './withdrawal-password.form.ts';

const problems = (does: 'set' | 'change' | 'reset', values: object) =>
  passwordRules(does, 'unneeded').problems({ ...emptyPasswords, ...values });

it('a new password is six digits that are no run, typed twice', () => {
  expect(problems('set', {})).toEqual({
    password: 'withdrawalPassword.new.required',
    repeat: 'withdrawalPassword.repeat.required',
  });
  expect(problems('set', { password: '12345', repeat: '12345' }).password).toBe(
    'withdrawalPassword.new.digits',
  );
  expect(problems('set', { password: '123456', repeat: '123456' }).password).toBe(
    'withdrawalPassword.new.trivial',
  );
  expect(problems('set', { password: '618033', repeat: '618034' })).toEqual({
    repeat: 'withdrawalPassword.repeat.different',
  });
  expect(problems('set', { password: '618033', repeat: '618033' })).toEqual({});
});

it('a change needs the old one, and another', () => {
  expect(problems('change', { password: '618033', repeat: '618033' }).old).toBe(
    'withdrawalPassword.old.required',
  );
  expect(problems('change', { old: '618033', password: '618033', repeat: '618033' }).password).toBe(
    'withdrawalPassword.new.same',
  );
});
