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

/** Outcomes that are counted together, because each alone is too rare for chi-square. */
export interface Bin {
  readonly values: ReadonlySet<number>;
  readonly chance: number;
}

/** Neighbouring values together until `rounds` are expected to show each bin twenty times. */
export function grouped(chances: ReadonlyMap<number, number>, rounds: number): readonly Bin[] {
  const bins: Bin[] = [];
  let [values, chance] = [new Set<number>(), 0];
  for (const [value, each] of [...chances].sort(([one], [other]) => one - other)) {
    values.add(value);
    chance += each;
    if (chance * rounds < 20) continue;
    bins.push({ values, chance });
    [values, chance] = [new Set(), 0];
  }
  const last = bins.pop();
  if (last === undefined) return [{ values, chance }];
  return [...bins, { values: new Set([...last.values, ...values]), chance: last.chance + chance }];
}
