import { parseRatio, parseYuan, printScaled } from '@lobby/money';
import { describe, expect, it } from 'vitest';
import { loadCases } from './cases/load-cases.ts';
import { rebateOf } from './rebate.ts';

interface Row {
  readonly [name: string]: string;
}
const cases = loadCases<Row, Row>('rebate_turnover').flatMap(({ id, input, expected }) => {
  const base = input.valid ?? input.net_loss ?? input.balance_day;
  const result = expected.trunc ?? expected.reward ?? expected.interest;
  return base && result ? [{ id, base, input, result }] : [];
});

describe('a rebate, by the acceptance cases', () => {
  it.each(cases)('$id: $base', ({ base, input, result }) => {
    const terms = {
      rate: parseRatio(input.rate ?? input.daily_rate ?? '')!,
      threshold: parseYuan(input.threshold ?? '0')!,
      cap: parseYuan(input.cap ?? input.daily_cap ?? '')!,
    };
    expect(printScaled(rebateOf(parseYuan(base)!, terms), 2)).toBe(result);
  });
});
