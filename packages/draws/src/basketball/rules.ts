import type { Pair } from '../football/rules.ts';

/** What a basketball match is drawn from, in integers only. */
export interface BasketballRules {
  /** Points each side expects in regular time, thousandths. */
  readonly expectedMilli: Pair;
}

/**
 * The facts of every match: four quarters of twelve minutes, and overtimes of five while it is level. The sides have
 * the ball in turn, so that its lead moves as Stern's Brownian motion does, by 12 points in 48 minutes.
 */
export const basketballFacts = {
  quarters: 4,
  quarterSeconds: 720,
  overtimeSeconds: 300,
  /** Turns with the ball that each side has in a quarter, and in an overtime. */
  quarterTurns: 25,
  overtimeTurns: 10,
  /** How far the final lead and the total of regular time vary about what is expected, standard deviations. */
  leadDeviation: 12,
  totalDeviation: 17.2,
  /** No turn is shorter, seconds. */
  shortestTurn: 4,
} as const;

/** Turns each side has in regular time. */
export const regularTurns = basketballFacts.quarters * basketballFacts.quarterTurns;

/** How long a period is on its clock, seconds. @param number from 1; beyond the quarters, overtimes. */
export function secondsOfPeriod(number: number): number {
  return number > basketballFacts.quarters ? basketballFacts.overtimeSeconds : basketballFacts.quarterSeconds;
}

/** The turns each side has in a period. */
export function turnsOfPeriod(number: number): number {
  return number > basketballFacts.quarters ? basketballFacts.overtimeTurns : basketballFacts.quarterTurns;
}
