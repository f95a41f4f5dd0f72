import { describe, expect, it } from 'vitest';
import { loadCases } from './cases/load-cases.ts';
import type { Grade } from './grade.ts';
import { parseYuan } from './money.ts';
import { type Leg, seriesReturn } from './parlay.ts';
import { printScaled } from './ratio.ts';

describe('a series', () => {
  const cases = loadCases<
    { stake: string; legs: { hk: string; result: Grade }[] },
    { return_half_up: string }
  >('parlay');
  it.each(cases)('$id', ({ input, expected }) => {
    const legs: Leg[] = input.legs.map(({ hk, result }) => ({ hk, grade: result }));
    expect(printScaled(seriesReturn(parseYuan(input.stake)!, legs), 2)).toBe(expected.return_half_up);
  });

  it('shows what it returns if every leg wins', () => {
    expect(seriesReturn(10_000n, [{ hk: '1.00' }, { hk: '0.50' }])).toBe(30_000n);
  });
});
