import { describe, expect, it } from 'vitest';
import { capitals, traditionalCapitals } from './capitals.ts';
import { loadCases } from './cases/load-cases.ts';

describe('an amount in Chinese capitals', () => {
  const cases = loadCases<{ amount: string }, { canonical: string }>('capital_cn');
  it.each(cases)('$id: $input.amount', ({ input, expected }) => {
    expect(capitals(cutToFen(input.amount))).toBe(expected.canonical);
  });
});

it('are written in the Traditional script for those who read it', () => {
  expect(traditionalCapitals(2_063_400n)).toBe('貳萬零陸佰參拾肆元整');
  expect(traditionalCapitals(-100_000_000_005n)).toBe('負壹拾億元零伍分');
});

/** The cases carry more than two decimals, which are cut. */
function cutToFen(amount: string): bigint {
  const [yuan = '0', decimals = ''] = amount.replace('-', '').split('.');
  const fen = BigInt(yuan + decimals.padEnd(2, '0').slice(0, 2));
  return amount.startsWith('-') ? -fen : fen;
}
