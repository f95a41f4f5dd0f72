import { describe, expect, it } from 'vitest';
import { digitsOf, plainText, toHalfWidth, withoutSpaces } from './read-text.ts';

describe('a text from a Chinese keyboard', () => {
  it('has full-width letters and digits converted to ASCII', () => {
    expect(toHalfWidth('ａＢ１，林 x')).toBe('aB1，林 x');
  });

  it('loses all whitespace where none is allowed', () => {
    expect(withoutSpaces(' a\u3000b\u200bc\ufeff ')).toBe('abc');
    expect(plainText(' ｌｉｎ ８８ ')).toBe('lin88');
  });

  it('keeps digits only in a numeric field', () => {
    expect(digitsOf('验证码：１２３４５６。')).toBe('123456');
  });
});

describe('a number that was pasted', () => {
  it.each([
    ['138 0013-8066', '13800138066'],
    ['１３８００１３８０６６', '13800138066'],
    ['abc', ''],
  ])('%j is %j', (typed, digits) => {
    expect(digitsOf(typed)).toBe(digits);
  });
});
