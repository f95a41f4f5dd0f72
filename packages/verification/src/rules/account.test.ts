import { plainText } from '@lobby/forms/read';
import { describe, expect, it } from 'vitest';
import { isPassword, isSameName, isUsername } from './account.ts';
import own from './fixtures/register-fields.json';

describe('the fields of the register form, by the acceptance cases', () => {
  it.each(own.cases)('$id: $input.field $input.value', ({ input, expected }) => {
    const rule = input.field === 'username' ? isUsername : isPassword;
    expect(rule(input.value)).toBe(expected.valid);
  });
});

describe('input of a Chinese input method', () => {
  it.each([
    ['ｌｉｎ８８', 'lin88'],
    [' lin 88　', 'lin88'],
    ['lin\u200b88\ufeff', 'lin88'],
    ['林88', '林88'],
    ['', ''],
  ])('%j means %j', (typed, meant) => {
    expect(plainText(typed)).toBe(meant);
  });

  it('does not make a name of Han characters valid', () => {
    expect(isUsername(plainText('林林lin8'))).toBe(false);
  });
});

it.each([
  ['lin88', ' LIN88', true],
  ['lin88', 'lin89', false],
  ['', undefined, false],
  [undefined, undefined, false],
])('%j and %j are one name: %s', (one, other, same) => {
  expect(isSameName(one, other)).toBe(same);
});
