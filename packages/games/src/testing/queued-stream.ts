import type { DrawStream } from '@lobby/draws';

/** A stream of chosen draws, for tests of what is made of them. @throws when one is out of range or too many are drawn. */
export function queuedStream(...draws: readonly number[]): DrawStream {
  const left = [...draws];
  const next = (below: number) => {
    const drawn = left.shift();
    if (drawn === undefined || drawn >= below) throw new RangeError(`A draw below ${below} was ${drawn}.`);
    return drawn;
  };
  return { word: () => next(0x1_0000_0000), below: next };
}
