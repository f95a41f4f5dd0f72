import { parseYuan, printScaled } from '@lobby/money';
import { describe, expect, it } from 'vitest';
import { loadCases } from '../cases/load-cases.ts';
import { type DeadHeatRule, deadHeatReturn, houseDeadHeatRule } from './dead-heat.ts';

describe('a dead heat', () => {
  const cases = loadCases<
    { rule: DeadHeatRule; decimal: string; stake: string; tied: number; places: number },
    { return: string; net: string }
  >('dead_heat');
  it.each(cases)('$id: $input.rule, $input.tied share $input.places', ({ input, expected }) => {
    const stake = parseYuan(input.stake)!;
    const credit = deadHeatReturn({ ...input, odds: input.decimal, stake });
    expect(printScaled(credit, 2)).toBe(expected.return);
    expect(printScaled(credit - stake, 2)).toBe(expected.net);
  });

  it('is settled by the Asian rule in this house', () => expect(houseDeadHeatRule).toBe('asian'));

  it('of one winner for one place is a full win by either rule', () => {
    const win = { odds: '3.50', stake: 10_000n, tied: 1, places: 1 };
    expect(deadHeatReturn({ ...win, rule: 'asian' })).toBe(35_000n);
    expect(deadHeatReturn({ ...win, rule: 'uk' })).toBe(35_000n);
  });

  it.each([
    ['1', 2, 1],
    ['2', 1, 2],
    ['2', 2, 0],
    ['2', 2.5, 1],
  ])('is refused at %s for %d who share %d', (odds, tied, places) => {
    expect(() => deadHeatReturn({ rule: 'asian', odds, stake: 100n, tied, places })).toThrow(RangeError);
  });
});
