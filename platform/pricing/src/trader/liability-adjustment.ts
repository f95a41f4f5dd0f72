import type { Score } from '@lobby/betting';

/** Goals of one side that are distinguished; more count as this many. */
export const adjustedGoals = 12;
const width = adjustedGoals + 1;

/**
 * The most that liability moves an outcome, in thousandths: 0.016 of the log odds to either side. Small on purpose, so
 * that no accomplices can profit from the move (docs/designs.md#how-far-liability-moves-prices).
 */
export const maxAdjustment = 8;

/**
 * How much likelier prices make each outcome because of what the house would lose by it: thousandths of the
 * log of a weight, by final score, half-time score, and the pair of winners. Integers, so that what is stored
 * is what is priced.
 */
export interface LiabilityAdjustment {
  /** Row-major by final score, home first; `scoreIndex`. */
  readonly full: Int16Array;
  readonly half: Int16Array;
  /** By winner at half-time and at the end, HH HN HC NH … CC. */
  readonly halfFull: Int16Array;
}

export const noAdjustment = (): LiabilityAdjustment => ({
  full: new Int16Array(width * width),
  half: new Int16Array(width * width),
  halfFull: new Int16Array(9),
});

/** The index of a score in `full` and `half`. */
export function scoreIndex(home: number, away: number): number {
  return Math.min(home, adjustedGoals) * width + Math.min(away, adjustedGoals);
}

/** The index of a pair of results in `halfFull`. */
export function winnersIndex(half: Score, full: Score): number {
  return 3 * winnerOf(half[0], half[1]) + winnerOf(full[0], full[1]);
}

/** The weight of an outcome whose three parts add up to `milli`; bounded, whatever the parts are. */
export function adjustmentWeight(milli: number): number {
  return weights[Math.max(-maxAdjustment, Math.min(maxAdjustment, milli)) + maxAdjustment]!;
}

const weights = Float64Array.from({ length: 2 * maxAdjustment + 1 }, (_, at) =>
  Math.exp((at - maxAdjustment) / 1000),
);

/** As a row keeps it. */
export function printAdjustment({ full, half, halfFull }: LiabilityAdjustment): string {
  return JSON.stringify([full, half, halfFull].map(part => (part.some(Boolean) ? [...part] : [])));
}

/** What `printAdjustment` wrote. */
export function readAdjustment(text: string): LiabilityAdjustment {
  // Safe: `printAdjustment` writes no other shape.
  const parts = JSON.parse(text) as number[][];
  const adjustment = noAdjustment();
  [adjustment.full, adjustment.half, adjustment.halfFull].forEach((part, at) => {
    part.set(parts[at] ?? []);
  });
  return adjustment;
}

/** 0 home, 1 draw, 2 away. */
export function winnerOf(home: number, away: number): 0 | 1 | 2 {
  return home > away ? 0 : home < away ? 2 : 1;
}
