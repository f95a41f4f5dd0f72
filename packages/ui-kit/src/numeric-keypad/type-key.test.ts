import { describe, expect, it } from 'vitest';
import { type KeypadKey, type TypedText, typeKey } from './type-key.ts';

const empty: TypedText = { text: '', start: 0, end: 0 };
const type = (...keys: KeypadKey[]) => keys.reduce((before, key) => typeKey(before, key), empty).text;

describe('typing a stake on the keypad', () => {
  it('appends each pressed digit', () => expect(type('2', '00')).toBe('200'));
  it('keeps two decimals and one point', () => expect(type('1', '.', '2', '.', '5', '9')).toBe('1.25'));
  it('starts a fraction with a zero', () => expect(type('.', '5')).toBe('0.5'));
  it('drops leading zeros', () => expect(type('00', '7')).toBe('7'));
  it('deletes the last digit and clears', () => {
    expect(type('1', '2', 'backspace')).toBe('1');
    expect(type('1', '2', 'clear')).toBe('');
  });

  it('inserts at the caret, and in place of what is selected', () => {
    expect(typeKey({ text: '1050', start: 2, end: 2 }, '00')).toEqual({ text: '100050', start: 4, end: 4 });
    expect(typeKey({ text: '1050', start: 1, end: 3 }, '9')).toEqual({ text: '190', start: 2, end: 2 });
    expect(typeKey({ text: '1050', start: 0, end: 0 }, 'backspace').text).toBe('1050');
    expect(typeKey({ text: '1050', start: 1, end: 3 }, 'backspace').text).toBe('10');
  });
});
