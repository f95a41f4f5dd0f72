import { describe, expect, it } from 'vitest';
import { isCode, isEmail, isPhone, mainland } from './contact.ts';
import own from './fixtures/phones.json';

const patterns: Readonly<Record<string, string | undefined>> = own.patterns;

describe('a mobile number, by the acceptance cases', () => {
  it.each(own.cases)('$id: $input.iso2 $input.national', ({ input, expected }) => {
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
  it('accepts every number and leaves the check to the server', () => {
    expect(isPhone('5551234', { regex: '(' })).toBe(true);
    expect(isPhone('', { regex: '(' })).toBe(false);
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
