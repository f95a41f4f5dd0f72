/** Whole numbers from 0 to below `below`, the same for the same seed. */
export type Random = (below: number) => number;

/** A small generator for tests and measurements (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return below => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
