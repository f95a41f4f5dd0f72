import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastChance, margins, pairMargin, priceDecimal } from './price.ts';

describe('the margin of a pair', () => {
  it('is the stated one while most stakes are decided', () => {
    for (const margin of [margins.sideTotal, margins.sideTotalLive]) {
      expect(pairMargin(margin, 1)).toBeCloseTo(margin, 12);
      expect(pairMargin(margin, 0.7)).toBeCloseTo(margin, 12);
    }
  });

  it('costs three in a hundred of every stake, however many are returned', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 1, noNaN: true }), decided => {
        const margin = pairMargin(margins.sideTotal, decided);
        expect(decided * (1 - 1 / (1 + margin))).toBeGreaterThanOrEqual(0.03 - 1e-12);
      }),
    );
  });
});

describe('a decimal price', () => {
  const live = { longest: 51, least: leastChance.live };

  it('carries more the less likely the outcome is', () => {
    const kept = (chance: number) => 1 / (Number(priceDecimal(chance, 0.06, live)) * chance) - 1;
    expect(kept(0.5)).toBeCloseTo(0.06, 2);
    expect(kept(0.1)).toBeGreaterThan(0.08);
    expect(kept(0.025)).toBeGreaterThan(0.1);
  });

  it('has no price in play below one in a hundred', () => {
    expect(priceDecimal(0.0099, 0.06, live)).toBe('');
    expect(priceDecimal(0.0101, 0.06, live)).toBe('51.00');
    expect(priceDecimal(0.0099, 0.06, { longest: 51, least: leastChance.pre })).toBe('51.00');
  });

  it('counts a long price as the same only when little less is lost than the margin', () => {
    const [bare, slack] = [0, 0.5].map(half => Number(priceDecimal(0.04, 0.06, { ...live, slack: half })));
    expect(slack! / bare!).toBeLessThan(1.05);
    expect(Number(priceDecimal(1 / 23, 0.06, { ...live, slack: 0.5 }))).toBe(
      Number(priceDecimal(1 / 23, 0.06, live)),
    );
  });
});
