import { describe, expect, it } from 'vitest';
import { codeRules, digitsRules, readDigits } from './verify-device.form.ts';

describe('the code of a new device', () => {
  it('must have been sent first, whatever is typed', () => {
    expect(codeRules(false).problems({ code: '' })).toEqual({ code: 'verification.code.getFirst' });
    expect(codeRules(false).problems({ code: '123456' })).toEqual({ code: 'verification.code.getFirst' });
  });

  it.each([
    ['', 'verification.code.required'],
    ['12345', 'verification.code.rule'],
    ['1234567', 'verification.code.rule'],
    ['12345a', 'verification.code.rule'],
    ['１２３４５６', 'verification.code.rule'],
  ])('needs exactly six digits, not %j', (code, problem) => {
    expect(codeRules(true).problems({ code })).toEqual({ code: problem });
  });

  it('is accepted with six digits', () => {
    expect(codeRules(true).problems({ code: '123456' })).toEqual({});
  });
});

describe('the hidden digits of the phone', () => {
  it.each(['', '001', '00134'])('must be four digits, not %j', digits => {
    expect(digitsRules.problems({ digits })).toEqual({ digits: 'auth.device.digitsWrong' });
  });

  it('are read from what is typed or pasted', () => {
    expect(readDigits('００ 1-3 5')).toBe('0013');
    expect(digitsRules.problems({ digits: '0013' })).toEqual({});
  });
});
