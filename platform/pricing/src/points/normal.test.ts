import { expect, it } from 'vitest';
import { belowNormal, chanceNear } from './normal.ts';

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
