import type { Score } from '@lobby/betting';
import type { SetsPosition, Side } from '@lobby/draws';

/** A way in which a set can end. */
export interface SetEnd {
  /** Games, or points where a set has no games. */
  readonly score: Score;
  readonly chance: number;
  /** Who opens the next set. */
  readonly opener: Side;
}

/** How likely home wins the next point when home serves, and when away does. */
export type PointChances = readonly [whenHomeServes: number, whenAwayServes: number];

/** The running set, as far as its end depends on it. */
export type RunningSet = Pick<SetsPosition, 'sets' | 'set' | 'points' | 'opener' | 'server'>;

/** Every way in which the running set can end, with its chance: they sum to one. Exact. */
export type EndsOf = (at: RunningSet, chances: PointChances, bestOf: number) => readonly SetEnd[];
