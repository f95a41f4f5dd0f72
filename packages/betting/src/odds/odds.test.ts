import { printRatio, ratioText } from '@lobby/money';
import { describe, expect, it } from 'vitest';
import { loadCases } from '../cases/load-cases.ts';
import { convertQuote, decimalOf, hkValue, type OddsFormat, parseOdds } from './odds.ts';

type Printed = { exact: string; half_up_2: string; half_up_3: string; trunc_2: string };
type Expected = Record<OddsFormat, Printed> | { error: true };

const cases = loadCases<{ from: OddsFormat; odds: string }, Expected>('odds_convert');

describe('one quote in another format', () => {
  it.each(cases)('$id: $input.from $input.odds', ({ input, expected }) => {
    if ('error' in expected) {
      expect(parseOdds(input.from, input.odds)).toBeUndefined();
      expect(() => convertQuote(input.from, input.odds, 'H')).toThrow(RangeError);
      return;
    }
    for (const format of ['E', 'H', 'M', 'I'] as const) {
      const converted = convertQuote(input.from, input.odds, format);
      expect({
        exact: ratioText(converted),
        half_up_2: printRatio(converted, 2),
        half_up_3: printRatio(converted, 3),
        trunc_2: printRatio(converted, 2, 'truncate'),
      }).toEqual(expected[format]);
    }
  });

  it('never prints even money as -1', () => {
    expect(printRatio(convertQuote('M', '-1', 'I'), 2)).toBe('1.00');
    expect(printRatio(convertQuote('I', '-1', 'M'), 2)).toBe('1.00');
  });

  it('computes profit and decimal odds exactly', () => {
    expect(ratioText(hkValue('M', '-0.95'))).toBe('20/19');
    expect(ratioText(decimalOf('I', '-1.05'))).toBe('41/21');
  });

  it.each(['', '0', 'abc', '1e3', '1.', '.9', '0.9 ', 'NaN', 'Infinity', '０.９'])(
    'is undefined for %j',
    text => {
      expect(parseOdds('H', text)).toBeUndefined();
    },
  );
});
