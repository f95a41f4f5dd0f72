import type { Score } from '@lobby/betting';

/** Goals of one side that are distinguished; more count as this many. */
export const tiltGoals = 12;
const width = tiltGoals + 1;

/**
 * The most that liability moves an outcome, in thousandths: 0.04 of the log odds to either side. Small on purpose, so
 * that no accomplices can profit from the move (docs/designs.md#how-far-liability-moves-prices).
 */
export const mostTilt = 20;

/**
 * How much likelier prices make each outcome because of what the house would lose by it: thousandths of the
 * log of a weight, by final score, half-time score, and the pair of winners. Integers, so that what is stored
 * is what is priced.
 */
export interface Tilt {
  /** Row-major by final score, home first; `tiltIndex`. */
  readonly full: Int16Array;
  readonly half: Int16Array;
  /** By winner at half-time and at the end, HH HN HC NH … CC. */
  readonly halfFull: Int16Array;
}

export const emptyTilt = (): Tilt => ({
  full: new Int16Array(width * width),
  half: new Int16Array(width * width),
  halfFull: new Int16Array(9),
});

/** The index of a score in `full` and `half`. */
export function tiltIndex(home: number, away: number): number {
  return Math.min(home, tiltGoals) * width + Math.min(away, tiltGoals);
}

/** The index of a pair of results in `halfFull`. */
export function winnersIndex(half: Score, full: Score): number {
  return 3 * winnerOf(half[0], half[1]) + winnerOf(full[0], full[1]);
}

/** The weight of an outcome whose three parts add up to `milli`; bounded, whatever the parts are. */
export function tiltWeight(milli: number): number {
  return weights[Math.max(-mostTilt, Math.min(mostTilt, milli)) + mostTilt]!;
}

const weights = Float64Array.from({ length: 2 * mostTilt + 1 }, (_, at) => Math.exp((at - mostTilt) / 1000));

/** As a row keeps it. */
export function printTilt({ full, half, halfFull }: Tilt): string {
  return JSON.stringify([full, half, halfFull].map(part => (part.some(Boolean) ? [...part] : [])));
}

/** What `printTilt` wrote. */
export function readTilt(text: string): Tilt {
  // Safe: `printTilt` writes no other shape.
  const parts = JSON.parse(text) as number[][];
  const tilt = emptyTilt();
  [tilt.full, tilt.half, tilt.halfFull].forEach((part, at) => {
    part.set(parts[at] ?? []);
  });
  return tilt;
}

/** 0 home, 1 draw, 2 away. */
export function winnerOf(home: number, away: number): 0 | 1 | 2 {
  return home > away ? 0 : home < away ? 2 : 1;
}
