import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFor } from './format.ts';

const cn = formatFor('zh-CN');
const tw = formatFor('zh-TW');

describe('money', () => {
  it.each([
    ['12680.50', '¥12,680.50'],
    ['12680.00', '¥12,680'],
    ['12680', '¥12,680'],
    ['0', '¥0'],
    ['-3.5', '-¥3.50'],
    ['9007199254740993.01', '¥9,007,199,254,740,993.01'],
  ])('prints %s as %s', (yuan, printed) => {
    expect(cn.money(yuan)).toBe(printed);
  });

  it('is the same in Traditional Chinese: the currency is still yuan', () => {
    expect(tw.money('12680.50')).toBe('¥12,680.50');
  });

  it('shows an invalid number as two dashes', () => {
    for (const text of ['', 'abc', '1e5', '１２', 'NaN']) expect(cn.money(text)).toBe('--');
  });

  it('keeps every fen of large amounts', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.integer({ min: 1, max: 99 }), (yuan, fen) => {
        const text = `${yuan}.${String(fen).padStart(2, '0')}`;
        expect(cn.money(text).replaceAll(/[¥,]/g, '')).toBe(text);
      }),
    );
  });
});

describe('large numbers', () => {
  it('count in ten thousands', () => {
    expect(cn.compact(12_345)).toBe('1.2万');
    expect(tw.compact(12_345)).toBe('1.2萬');
    expect(cn.compact(120_000_000)).toBe('1.2亿');
  });
});

describe('times', () => {
  const evening = Date.UTC(2026, 10, 20, 16, 5, 9);

  it('are Beijing time on a 24-hour clock in any time zone of the reader', () => {
    expect(cn.dateTime(evening)).toBe('2026-11-21 00:05:09');
    expect(cn.time(evening)).toBe('00:05');
    expect(cn.date(evening)).toBe('2026-11-21');
    expect(cn.shortDateTime(evening)).toBe('11-21 00:05');
  });

  it('show no date for a missing one', () => {
    expect(cn.date(Number.NaN)).toBe('--');
  });
});
