import { describe, expect, it } from 'vitest';
import { readAmount } from './amount.ts';

describe('an amount on the wire', () => {
  it.each([
    ['1', 100n],
    ['100.5', 10_050n],
    ['0.01', 1n],
    ['007', 700n],
    ['999999999.99', 99_999_999_999n],
    ['999999999999', 99_999_999_999_900n],
  ])('reads %s', (text, fen) => {
    expect(readAmount(text)).toEqual({ fen });
  });

  it.each(['0', '0.00', '000000000000'])('refuses %s as nothing', text => {
    expect(readAmount(text)).toEqual({ problem: 'zero' });
  });

  it.each([
    '1e5',
    '-0',
    '+1',
    '0x10',
    '1,000',
    '1.001',
    '1.',
    '.5',
    ' 1',
    '1\u00a0',
    '1\n',
    '１００',
    '٣',
    '1000000000000',
    '9999999999.99',
    ['5'],
    5,
    null,
    undefined,
  ])('refuses %j by its grammar', text => {
    expect(readAmount(text)).toEqual({ problem: 'grammar' });
  });

  it('refuses an empty field by name', () => {
    expect(readAmount('')).toEqual({ problem: 'empty' });
  });
});
