/** A number in [0, 1) that depends on the parts alone: the same parts give the same number in every process. */
export function chance(...parts: readonly (string | number)[]): number {
  return finish(hash(parts.join('|'))) / 0x1_0000_0000;
}

/** An endless stream of numbers in [0, 1), the same for the same seed (mulberry32). */
export function stream(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    return finish(state) / 0x1_0000_0000;
  };
}

/** A copy in an order that depends on the seed alone. */
export function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  const next = stream(seed);
  const copy = [...items];
  for (let at = copy.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [copy[at], copy[other]] = [copy[other]!, copy[at]!];
  }
  return copy;
}

/**
 * A slow random walk through time: smooth, repeatable, between -1 and 1, about 0 on average.
 * Reads two points of noise around `at`, so any moment can be asked for without walking there.
 */
export function drift(seed: string, at: number, period: number): number {
  const knot = Math.floor(at / period);
  const along = at / period - knot;
  const eased = along * along * (3 - 2 * along);
  const from = chance(seed, knot) * 2 - 1;
  const to = chance(seed, knot + 1) * 2 - 1;
  return from + (to - from) * eased;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value | 0;
}

function finish(state: number): number {
  let value = Math.imul(state ^ (state >>> 15), state | 1);
  value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
  return (value ^ (value >>> 14)) >>> 0;
}
