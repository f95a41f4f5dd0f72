/** Σ (counted − expected)² / expected: how far counts are from what they should be. */
export function chiSquare(counted: readonly number[], chances: readonly number[]): number {
  const all = counted.reduce((sum, each) => sum + each, 0);
  return counted.reduce((sum, each, at) => {
    const expected = all * chances[at]!;
    return sum + ((each - expected) * (each - expected)) / expected;
  }, 0);
}

/**
 * What chi-square exceeds once in a thousand honest samples, for counts of this many outcomes (Wilson and Hilferty's
 * cube, true to a percent from 3 outcomes on).
 */
export function chiSquareLimit(outcomes: number): number {
  const free = outcomes - 1;
  const root = 1 - 2 / (9 * free) + 3.0902 * Math.sqrt(2 / (9 * free));
  return free * root * root * root;
}
