/** Every combination of so many legs as ascending positions from 0: small sizes first, then in the order of the legs. */
export function* combinationsOf(legs: number, sizes: readonly number[]): Generator<readonly number[]> {
  for (const size of [...sizes].sort((one, other) => one - other)) yield* ofSize(legs, size, 0);
}

function* ofSize(legs: number, size: number, from: number): Generator<readonly number[]> {
  if (size === 0) return yield [];
  for (let first = from; first <= legs - size; first += 1) {
    for (const rest of ofSize(legs, size - 1, first + 1)) yield [first, ...rest];
  }
}
