import { expect, it } from 'vitest';
import { birthdayRules } from './birthday.form.ts';

const rules = birthdayRules(Date.parse('2026-11-20T12:00:00+08:00'));

it.each([
  ['', 'profile.birthday.missing'],
  ['1899-12-31', 'profile.birthday.wrong'],
  ['2026-11-21', 'profile.birthday.wrong'],
  ['2005-11-21', 'profile.birthday.tooYoung'],
  ['2005-11-20', undefined],
])('of %j says %s', (birthday, problem) => {
  expect(rules.problems({ birthday }).birthday).toBe(problem);
});
