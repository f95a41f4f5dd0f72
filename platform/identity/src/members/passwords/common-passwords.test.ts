import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { commonPasswordMd5s } from './common-passwords.ts';

const md5s = commonPasswordMd5s();
const knows = (password: string) => md5s.has(createHash('md5').update(password).digest('hex'));

it.each([
  'password1',
  'Password123',
  'abc12345',
  'qwe123456',
  'woaini520',
  '123456aa',
  '1qaz2wsx',
  'ADMIN888',
])('knows %s, which everybody uses', password => expect(knows(password)).toBe(true));

it.each(['lobby2026x', 'kd83hfm2', 'zebra7moon'])('lets %s through', password =>
  expect(knows(password)).toBe(false),
);

it('knows more than ten thousand', () => {
  expect(md5s.size).toBeGreaterThan(10_000);
});
