import { describe, expect, it } from 'vitest';
import { type KeypadKey, typeKey } from './numeric-keypad.tsx';

const type = (...keys: KeypadKey[]) => keys.reduce(typeKey, '');

describe('typing a stake on the keypad', () => {
  it('appends each pressed digit', () => expect(type('2', '00')).toBe('200'));
  it('keeps two decimals and one point', () => expect(type('1', '.', '2', '.', '5', '9')).toBe('1.25'));
  it('starts a fraction with a zero', () => expect(type('.', '5')).toBe('0.5'));
  it('drops leading zeros', () => expect(type('00', '7')).toBe('7'));
  it('deletes the last digit and clears', () => {
    expect(type('1', '2', 'backspace')).toBe('1');
    expect(type('1', '2', 'clear')).toBe('');
  });
});
