import { describe, expect, it } from 'vitest';
import { digitsOf } from './otp-field.tsx';

describe('what a code field makes of a text', () => {
  it.each([
    ['123456', '123456'],
    ['１２３４５６', '123456'],
    [' 123 456\n', '123456'],
    ['验证码：123456。', '123456'],
    ['12a4', '124'],
    ['', ''],
  ])('%j is %j', (text, digits) => {
    expect(digitsOf(text)).toBe(digits);
  });
});
