import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseYuan } from './fen.ts';
import { plainAmount, readAmountText } from './typed-amount.ts';

describe('an amount as it is typed or pasted', () => {
  it.each([
    ['1,000', '1000'],
    ['1,234,567.80', '1234567.80'],
    ['1，０００．５', '1000.5'],
    ['１２。５', '12.5'],
    ['1 000', '1000'],
    ['1\u00a0000\u202f000', '1000000'],
    ['1’000', '1000'],
    [' 100 ', '100'],
    ['\u200b100\u202c', '100'],
    ['¥500', '500'],
    ['￥ 1,000.00', '1000.00'],
    ['CN¥500', '500'],
    ['CNY 500', '500'],
    ['rmb500', '500'],
    ['人民币500元', '500'],
    ['500 元', '500'],
    ['500元整', '500'],
    ['５００圓', '500'],
    // On the way to an amount.
    ['', ''],
    ['¥', ''],
    ['5.', '5.'],
    ['.', '.'],
  ])('%j reads as %s', (typed, text) => expect(readAmountText(typed)).toEqual({ ok: true, text }));

  it.each([
    ['1,00', 'ambiguous'],
    ['1,5', 'ambiguous'],
    ['1,', 'ambiguous'],
    ['1.000,50', 'ambiguous'],
    ['1,000,50', 'ambiguous'],
    ['1000,500', 'ambiguous'],
    ['10000,000', 'ambiguous'],
    ['１０００，５００元', 'ambiguous'],
    ['1,0000', 'ambiguous'],
    ['0,500', 'ambiguous'],
    ['1 50', 'ambiguous'],
    ['1,000 000', 'ambiguous'],
    ['¥1,50元', 'ambiguous'],
    ['100\n200', 'several'],
    ['100\t200', 'several'],
    ['NT$500', 'currency'],
    ['HK$1,000', 'currency'],
    ['$500', 'currency'],
    ['500美元', 'currency'],
    ['500 USDT', 'currency'],
    ['€500', 'currency'],
    ['1.2.3', 'other'],
    ['-5', 'other'],
    ['¥-5', 'other'],
    ['1e5', 'other'],
    ['٣', 'other'],
    ['1万', 'other'],
    ['余额500元', 'other'],
  ])('%j is refused as %s, and stays', (typed, why) => {
    expect(readAmountText(typed)).toEqual({ ok: false, why });
    expect(plainAmount(typed)).toBe(typed);
  });

  it('of USDT has signs of its own', () => {
    expect(plainAmount('1,000.123456 USDT', 'usdt')).toBe('1000.123456');
    expect(plainAmount('₮100', 'usdt')).toBe('100');
    expect(readAmountText('¥100', 'usdt')).toEqual({ ok: false, why: 'currency' });
  });
});

/** An amount as text, and the ways to write it that mean nothing else. */
const written = fc
  .record({
    fen: fc.bigInt({ min: 0n, max: 10n ** 12n }),
    separator: fc.constantFrom('', ',', '，', ' ', '\u00a0', "'"),
    before: fc.constantFrom('', '¥', '￥', '¥ ', 'CNY ', '人民币'),
    after: fc.constantFrom('', '元', ' 元', '圆整', ' RMB'),
    isWide: fc.boolean(),
  })
  .map(({ fen, separator, before, after, isWide }) => {
    const whole = (fen / 100n).toString().replace(/\B(?=(\d{3})+$)/g, separator);
    const plain = `${whole}.${(fen % 100n).toString().padStart(2, '0')}`;
    const figures = isWide ? plain.replace(/[\d.]/g, widened) : plain;
    return { fen, text: `${before}${figures}${after}` };
  });

function widened(char: string): string {
  return String.fromCharCode(char.charCodeAt(0) + 0xfee0);
}

describe('whatever is typed', () => {
  it('an amount in any of the usual spellings is that amount, and its reading reads as itself', () => {
    fc.assert(
      fc.property(written, ({ fen, text }) => {
        const plain = plainAmount(text);
        expect(parseYuan(plain)).toBe(fen);
        expect(plainAmount(plain)).toBe(plain);
      }),
    );
  });

  it('a separator before one or two last figures never multiplies the amount', () => {
    const whole = fc.stringMatching(/^\d{1,9}$/);
    const separator = fc.constantFrom(',', '，', ' ', "'", '’', '\u00a0');
    const decimals = fc.stringMatching(/^\d{1,2}$/);
    fc.assert(
      fc.property(whole, separator, decimals, (yuan, mark, fen) => {
        expect(readAmountText(`${yuan}${mark}${fen}`)).toEqual({ ok: false, why: 'ambiguous' });
      }),
    );
  });

  it('a separator after four or more figures never multiplies the amount', () => {
    const whole = fc.stringMatching(/^[1-9]\d{3,8}$/);
    const separator = fc.constantFrom(',', '，', ' ', "'", '’', '\u00a0');
    fc.assert(
      fc.property(whole, separator, fc.stringMatching(/^\d{3}$/), (yuan, mark, last) => {
        expect(readAmountText(`${yuan}${mark}${last}`)).toEqual({ ok: false, why: 'ambiguous' });
      }),
    );
  });

  it('what is read has the figures that were typed in their order, and the last point only', () => {
    const typed = fc.string({ unit: fc.constantFrom(..."0123456789.,，． ￥¥元'$-eE\n") });
    fc.assert(
      fc.property(typed, text => {
        const read = readAmountText(text);
        if (!read.ok) return;
        const shape = text
          .replace(/[０-９．，]/g, char => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
          .replace(/[^\d.]/g, '');
        expect(read.text).toBe(shape);
      }),
      { numRuns: 2_000 },
    );
  });
});
