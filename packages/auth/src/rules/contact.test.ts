import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { digitsOf, isCode, isEmail, isPhone, mainland } from './contact.ts';
import own from './fixtures/phones.json';

interface Case {
  id: string;
  input: { iso2: string; national: string };
  expected: { plain_regex: boolean };
}
interface Country {
  iso2: string;
  regex: string;
}

const data = resolve(import.meta.dirname, '../../../../../shared/data');
const read = (path: string) => JSON.parse(readFileSync(resolve(data, path), 'utf8'));
const files: [string, Record<string, string>, Case[]][] = [['our own copy', own.patterns, own.cases]];
if (existsSync(resolve(data, 'cases/phone.json'))) {
  const countries: Country[] = read('countries_mobile.json').countries;
  const patterns = Object.fromEntries(countries.map(country => [country.iso2, country.regex]));
  files.push(['the acceptance cases', patterns, read('cases/phone.json').cases]);
}

describe.each(files)('a mobile number, by %s', (_, patterns, cases) => {
  it.each(cases)('$id: $input.iso2 $input.national', ({ input, expected }) => {
    expect(isPhone(input.national, { regex: patterns[input.iso2] ?? '' })).toBe(expected.plain_regex);
  });
});

describe('the mobile number of mainland China', () => {
  it.each([
    ['13800138066', true],
    ['12800138066', false],
    ['1380013806', false],
    ['138001380666', false],
    ['', false],
  ])('%s: %s', (national, good) => {
    expect(isPhone(national, mainland)).toBe(good);
  });
});

describe('a pattern the browser cannot read', () => {
  it('leaves the judging to the platform', () => {
    expect(isPhone('5551234', { regex: '(' })).toBe(true);
    expect(isPhone('', { regex: '(' })).toBe(false);
  });
});

describe('what was pasted into the phone field', () => {
  it.each([
    ['138 0013-8066', '13800138066'],
    ['１３８００１３８０６６', '13800138066'],
    ['abc', ''],
  ])('%j is %j', (typed, digits) => {
    expect(digitsOf(typed)).toBe(digits);
  });
});

describe('an e-mail address', () => {
  it.each(['a@b.cn', 'lin.qiao+1@mail.example.com', '林@example.com'])('may be %s', text => {
    expect(isEmail(text)).toBe(true);
  });
  it.each(['', 'a', 'a@b', '@b.cn', 'a@.cn', 'a@b.', 'a b@c.cn', 'a@b@c.cn', `${'a'.repeat(36)}@b.cn`])(
    'may not be %j',
    text => {
      expect(isEmail(text)).toBe(false);
    },
  );
});

describe('a code', () => {
  it.each([
    ['123456', true],
    ['12345', false],
    ['1234567', false],
    ['12345a', false],
  ])('%s: %s', (text, good) => {
    expect(isCode(text)).toBe(good);
  });
});
