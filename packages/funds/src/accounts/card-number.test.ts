import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCases } from '../cases/load-cases.ts';
import { foldCardNumber, inFours, isCardNumber, maskCardNumber } from './card-number.ts';

const cases = loadCases<{ network?: string; address: string }, { valid: boolean }>('payment').filter(
  ({ input }) => input.network === 'BANKCARD',
);

describe('a card number', () => {
  it.each(cases)('$id: $input.address', ({ input, expected }) => {
    expect(isCardNumber(input.address)).toBe(expected.valid);
  });

  it('fails when any one figure is mistyped', () => {
    const number = '6222020000000000000';
    fc.assert(
      fc.property(fc.nat(number.length - 1), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const wrong = (Number(number[place]) + by) % 10;
        expect(isCardNumber(number.slice(0, place) + wrong + number.slice(place + 1))).toBe(false);
      }),
    );
  });

  it('is typed with spaces, hyphens or full-width figures', () => {
    expect(foldCardNumber(' ６２２２ 0200-0000 0000000 ')).toBe('6222020000000000000');
  });

  it.each(['0000000000000000', '8888888888888888', '000000000000000000'])(
    'of one figure over and over, %s, is none, although its check digit is right',
    number => {
      expect(isCardNumber(number)).toBe(false);
    },
  );

  it('is refused in figures of another script', () => {
    expect(isCardNumber('٦٢٢٢٠٢٠٠٠٠٠٠٠٠٠٠')).toBe(false);
  });

  it('is read in groups of four', () => {
    expect(inFours('62220200000000001')).toBe('6222 0200 0000 0000 1');
    expect(inFours('6222')).toBe('6222');
  });

  it('shows its ends only', () => {
    expect(maskCardNumber('6222020000000001234')).toBe('6222 **** 1234');
  });
});
