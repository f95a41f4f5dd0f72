import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import own from './fixtures/real-names.json';
import { isRealName, normaliseRealName } from './real-name.ts';

interface Case {
  id: string;
  input: { name: string };
  expected: { valid: boolean };
}

const shared = resolve(import.meta.dirname, '../../../../../shared/data/cases/real_name.json');
const files: [string, { cases: Case[] }][] = [['our own copy', own]];
if (existsSync(shared)) files.push(['the acceptance cases', JSON.parse(readFileSync(shared, 'utf8'))]);

describe.each(files)('a real name, by %s', (_, { cases }) => {
  it.each(cases)('$id: $input.name', ({ input, expected }) => {
    expect(isRealName(input.name)).toBe(expected.valid);
  });
});

describe('a name as it was typed', () => {
  it.each(['阿卜来提•如则', '阿卜来提･如则', '阿卜来提・如则', ' 阿卜来提·如则 '])(
    '%j is taken for the name meant',
    typed => {
      expect(normaliseRealName(typed)).toBe('阿卜来提·如则');
      expect(isRealName(normaliseRealName(typed))).toBe(true);
    },
  );
});
