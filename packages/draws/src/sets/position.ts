import type { Pair } from '../football/rules.ts';

/** A side: 0 is home, 1 away. */
export type Side = 0 | 1;

/** Where a match of sets stands between two points. Everybody who watches knows it. */
export interface SetsPosition {
  /** Sets that each side has won. */
  readonly sets: Pair;
  /** Of the running set: its games, or its points where it has no games. */
  readonly set: Pair;
  /** Of the set before it, as that ended. */
  readonly last?: Pair;
  /** Points of the running game, tie-break or break; 0:0 where a set has none of these. */
  readonly points: Pair;
  /** Who served first in the running set. */
  readonly opener: Side;
  /** Who serves the next point. */
  readonly server: Side;
}

/** What is decided by a toss: who opens the match, and where a sport tosses again, its last possible set. */
export type Tosses = readonly [match: Side, lastSet: Side];

/** How a sport goes on from point to point. The same functions draw its matches and count what may still happen. */
export interface SetsGame {
  /** The position after the next point; the match may be over by it. */
  next(at: SetsPosition, winner: Side, match: SetsMatch): SetsPosition;
  /** How likely home wins the next point, given how often each side does what its expectation says. */
  homeWins(server: Side, expected: Pair): number;
  /** Of a sport in which some points are harder for who serves: which, and what is then expected. */
  readonly harder?: { isNext(at: SetsPosition): boolean; expected(usual: Pair): Pair };
}

/** What a position leaves out: how many sets a match may have at most, and its tosses. */
export interface SetsMatch {
  readonly bestOf: number;
  readonly tosses: Tosses;
}

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/** One more for a side. */
export function plusOne([home, away]: Pair, side: Side): Pair {
  return side === 0 ? [home + 1, away] : [home, away + 1];
}

/** Sets that win a match. */
export const setsToWin = (bestOf: number): number => (bestOf + 1) / 2;

/** The side that has won a match at these sets; undefined while it goes on. */
export function winnerOf(sets: Pair, bestOf: number): Side | undefined {
  const enough = setsToWin(bestOf);
  return sets[0] >= enough ? 0 : sets[1] >= enough ? 1 : undefined;
}

/** Whether a score of points wins: so many of them, and two more than the other. */
export function isWon([home, away]: Pair, enough: number): boolean {
  const [more, less] = [Math.max(home, away), Math.min(home, away)];
  return more >= enough && more - less >= 2;
}

/** Where a match begins. */
export function beginningOf([opener]: Tosses): SetsPosition {
  return { sets: [0, 0], set: [0, 0], points: [0, 0], opener, server: opener };
}

/** The side ahead at a score that is not level. */
export const leaderAt = ([home, away]: Pair): Side => (home > away ? 0 : 1);

/** The beginning of the next set, after one that has ended so. */
export function nextSet(at: SetsPosition, last: Pair, opener: Side): SetsPosition {
  const sets = plusOne(at.sets, leaderAt(last));
  return { sets, set: [0, 0], last, points: [0, 0], opener, server: opener };
}
