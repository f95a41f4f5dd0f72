import { describe, expect, it } from 'vitest';
import { chanceOfLead } from './lead.ts';
import { belowNormal, chanceNear } from './normal.ts';

describe('the chance of a lead', () => {
  // 493 games of 1992 (Stern 1994), with the deviation about the spread.
  it.each([
    ['at the start', { lead: 0, played: 0 }, 0.6766],
    ['six ahead at half-time', { lead: 6, played: 0.5 }, 0.8488],
    ['four behind with a tenth left', { lead: -4, played: 0.9 }, 0.1816],
  ])('of a side that is expected to win by 5.5 is %s %o: %d', (_, at, chance) => {
    expect(chanceOfLead({ ...at, drift: 5.5, deviation: 12 })).toBeCloseTo(chance, 4);
  });

  it('of two equal sides is even, and those of both sides sum to one', () => {
    expect(chanceOfLead({ lead: 0, played: 0.3, drift: 0, deviation: 12 })).toBeCloseTo(0.5, 7);
    const home = chanceOfLead({ lead: 3, played: 0.7, drift: 2, deviation: 12 });
    const away = chanceOfLead({ lead: -3, played: 0.7, drift: -2, deviation: 12 });
    expect(home + away).toBeCloseTo(1, 7);
  });
});

it.each([
  [-3, 0.001349898],
  [-1, 0.1586552539],
  [0.5, 0.6914624613],
  [2.3263479, 0.99],
])('a normal variable is below %d with %d', (z, chance) => {
  expect(Math.abs(belowNormal(z) - chance)).toBeLessThan(2e-7);
});

it('a normal law on whole numbers sums to one, and is certain without a deviation', () => {
  const sum = Array.from({ length: 201 }, (_, at) => chanceNear(at - 100, 3.3, 12)).reduce((a, b) => a + b);
  expect(sum).toBeCloseTo(1, 6);
  expect([chanceNear(2, 2, 0), chanceNear(3, 2, 0)]).toEqual([1, 0]);
});
