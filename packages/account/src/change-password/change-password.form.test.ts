import { expect, it } from 'vitest';
import { passwordRules } from './change-password.form.ts';

const typed = { old: 'play8888', password: 'better2026', repeat: 'better2026', code: '' };
const rules = passwordRules({ name: 'linqiao88', code: 'unneeded' });

it.each([
  [{}, {}],
  [{ old: '' }, { old: 'security.changePassword.old.required' }],
  [{ password: 'short1' }, { password: 'verification.password.rule' }],
  [{ password: 'LinQiao88' }, { password: 'verification.password.isName' }],
  [{ password: 'play8888' }, { password: 'security.changePassword.new.same' }],
  [{ repeat: 'better2027' }, { repeat: 'security.changePassword.repeat.different' }],
])('%o is judged %o', (change, problems) => {
  const values = { ...typed, ...change };
  expect(rules.problems(values)).toMatchObject(problems);
});

it('needs a code that was sent where something is bound', () => {
  const code = (state: 'unsent' | 'sent', digits: string) =>
    passwordRules({ name: 'linqiao88', code: state }).problems({ ...typed, code: digits });
  expect(code('unsent', '123456')).toEqual({ code: 'verification.code.getFirst' });
  expect(code('sent', '')).toEqual({ code: 'verification.code.required' });
  expect(code('sent', '123456')).toEqual({});
});
