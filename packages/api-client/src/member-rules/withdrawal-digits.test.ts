import { describe, expect, it } from 'vitest';
import { withdrawalDigitsProblem } from './withdrawal-digits.ts';

describe('a withdrawal password', () => {
  it.each(['111111', '123456', '654321', '890123', '210987', '121212', '123123'])('%s is trivial', digits => {
    expect(withdrawalDigitsProblem(digits)).toBe('trivial');
  });

  it.each(['112233', '135790', '123455', '908172'])('%s is accepted', digits => {
    expect(withdrawalDigitsProblem(digits)).toBeUndefined();
  });

  it.each(['', '12345', '1234567', '12a456', '１２３４５６', ' 23456'])('"%s" is not six digits', typed => {
    expect(withdrawalDigitsProblem(typed)).toBe('digits');
  });
});
