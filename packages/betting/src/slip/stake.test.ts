import { formatYuan, parseYuan } from '@lobby/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCases } from '../cases/load-cases.ts';
import { stakeToRisk } from '../odds/risk.ts';
import { capStake, maxStake, readStake, stakeToCap } from './stake.ts';

describe('the stake box', () => {
  const cases = loadCases<
    { typed: string; balance: string; max: string },
    { value: string; max_callback: boolean }
  >('stake_box');
  it.each(cases)('$id: $input.typed of $input.balance, at most $input.max', ({ input, expected }) => {
    const typed = stakeToCap(readStake(input.typed));
    const limits = { max: parseYuan(input.max)!, balance: parseYuan(input.balance)! };
    const capped = typed === undefined ? undefined : capStake(typed, limits);
    expect({
      value: capped ? formatYuan(capped.stake) : '',
      max_callback: capped?.hitMax ?? false,
    }).toEqual(expected);
  });

  it('tests the risk of a negative price against the balance', () => {
    const cut = capStake(100_00n, {
      max: 1000_00n,
      balance: 150_00n,
      price: { format: 'I', odds: '-1.96' },
    });
    expect(cut).toEqual({ stake: 76_00n, hitMax: false, hitBalance: true });
    const fits = capStake(100_00n, {
      max: 1000_00n,
      balance: 50_00n,
      price: { format: 'M', odds: '-0.50' },
    });
    expect(fits.stake).toBe(100_00n);
  });

  it('caps a stake so that its risk does not exceed the balance', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.nat(10_000_000),
        fc.integer({ min: 101, max: 2000 }),
        (typed, free, odds) => {
          const price = { format: 'I', odds: `-${(odds / 100).toFixed(2)}` } as const;
          const { stake } = capStake(BigInt(typed), { max: 1_000_000_00n, balance: BigInt(free), price });
          const { risk } = stakeToRisk('I', price.odds, stake);
          expect(risk).toBeLessThanOrEqual(BigInt(free));
        },
      ),
    );
  });

  it('returns the maximum stake', () => {
    expect(maxStake({ max: 50_000_00n, balance: 12_680_50n })).toBe(12_680_00n);
    expect(maxStake({ max: 500_00n, balance: 12_680_50n })).toBe(500_00n);
  });
});

describe('reading what a person typed', () => {
  it.each([
    ['１００', '100'],
    ['１２．５', '12.5'],
    ['12。5', '12.5'],
    [' 1,000 ', '1000'],
    ['1,000,000.5', '1000000.5'],
    ['100.', '100.'],
    ['.5', '.5'],
    ['¥500', '500'],
    ['500元', '500'],
    // A whole line or cell, copied with its end.
    ['100\r\n', '100'],
    ['\t100\n', '100'],
  ])('%j counts as %s', (typed, text) => expect(readStake(typed)).toMatchObject({ ok: true, text }));

  it.each([
    ['', 'empty'],
    ['\n', 'empty'],
    ['100\n200', 'several'],
    ['100\r\n200', 'several'],
    ['100 \r\n\r\n 200', 'several'],
    ['100\t200', 'several'],
    ['100\u2028200', 'several'],
    ['1\n2\n', 'several'],
    ['  ', 'empty'],
    ['-5', 'negative'],
    ['－5', 'negative'],
    ['1e5', 'exponent'],
    ['1E+5', 'exponent'],
    ['abc', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['+1', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['٣', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['1,50', 'ambiguous'],
    ['1,0,0', 'ambiguous'],
    ['1.5,000', 'ambiguous'],
    ['NT$500', 'currency'],
    ['1.234', 'decimals'],
    ['1234567890123', 'too-long'],
  ])('%j is refused as %s', (typed, why) =>
    expect(readStake(typed)).toEqual({ ok: false, why, text: expect.any(String) }),
  );

  it.each([
    ['１２．３４５', '12.345'],
    ['1,234,567,890,123', '1234567890123'],
    ['1,50', '1,50'],
    ['１e５', '１e５'],
    ['', ''],
  ])('%j leaves %j in the field', (typed, text) =>
    expect(readStake(typed)).toMatchObject({ ok: false, text }),
  );
});

describe('money text', () => {
  it('prints what it reads, without trailing zeros', () => {
    expect(formatYuan(parseYuan('12680.5')!)).toBe('12680.50');
    expect(formatYuan(parseYuan('100.00')!)).toBe('100');
    expect(formatYuan(-5n)).toBe('-0.05');
  });

  it.each(['', '1e3', '+1', '1.234', '1,000', '１', ' 1', '.5', '1.'])('%j is not money text', text =>
    expect(parseYuan(text)).toBeUndefined(),
  );
});
