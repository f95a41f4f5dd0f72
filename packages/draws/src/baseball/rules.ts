import type { Pair } from '../football/rules.ts';

/** What a baseball game is drawn from, in integers only. */
export interface BaseballRules {
  /** Runs each side expects of nine full innings, thousandths. */
  readonly expectedMilli: Pair;
}

/** The facts of every game. */
export const baseballFacts = {
  innings: 9,
  /** The markets of the first part of a game count these. */
  firstInnings: 5,
  outs: 3,
  /** Tango's control value: how runs of a side gather in some innings. */
  control: 0.767,
  /** A half inning brings no more. */
  mostRuns: 24,
  /** A batter takes from this long to before `slowest`, ms. */
  quickest: 45_000,
  slowest: 135_000,
} as const;
