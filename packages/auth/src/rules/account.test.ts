import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPassword, isUsername } from './account.ts';
import own from './fixtures/register-fields.json';
import { normaliseField } from './normalise.ts';

interface Case {
  id: string;
  input: { field: string; value: string };
  expected: { valid: boolean };
}

const shared = resolve(import.meta.dirname, '../../../../../shared/data/cases/register_fields.json');
const files: [string, { cases: Case[] }][] = [['our own copy', own]];
if (existsSync(shared)) files.push(['the acceptance cases', JSON.parse(readFileSync(shared, 'utf8'))]);

describe.each(files)('the fields of the register form, by %s', (_, { cases }) => {
  it.each(cases)('$id: $input.field $input.value', ({ input, expected }) => {
    const rule = input.field === 'username' ? isUsername : isPassword;
    expect(rule(input.value)).toBe(expected.valid);
  });
});

describe('what a Chinese keyboard makes', () => {
  it.each([
    ['ｌｉｎ８８', 'lin88'],
    [' lin 88　', 'lin88'],
    ['lin\u200b88\ufeff', 'lin88'],
    ['林88', '林88'],
    ['', ''],
  ])('%j means %j', (typed, meant) => {
    expect(normaliseField(typed)).toBe(meant);
  });

  it('does not make a name of Han characters pass', () => {
    expect(isUsername(normaliseField('林林lin8'))).toBe(false);
  });
});
