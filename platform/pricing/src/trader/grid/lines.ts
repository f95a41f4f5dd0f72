import type { Quarters } from '@lobby/betting';
import { difference, type Grid, sideTotal, total } from './grid.ts';

/** The fair chance of one side of a pair, with what is returned left out: even money is 0.5. */
export type FairShare = number;

type Side = 'home' | 'away';

/**
 * Home's share when home starts with `line` quarters (negative: home gives).
 * A quarter line is two half bets on the neighbouring lines at one price.
 */
export function handicapShare(grid: Grid, line: Quarters): FairShare {
  return share(line, half => homeOn(grid, half));
}

/** Over's share on a line of `line` quarters for goals still to come. */
export function totalShare(grid: Grid, line: Quarters): FairShare {
  return share(line, half => overOn(grid, half));
}

/** How much of the stakes on a handicap is won or lost at all; the rest is returned. */
export function handicapDecided(grid: Grid, line: Quarters): number {
  return decided(line, half => homeOn(grid, half));
}

/** The same on a line of goals still to come. */
export function totalDecided(grid: Grid, line: Quarters): number {
  return decided(line, half => overOn(grid, half));
}

/** Over's share on a line for goals still to come of one side, and how much of its stakes is decided. */
export function sideTotalShare(grid: Grid, side: Side, line: Quarters): FairShare {
  return share(line, half => sideOverOn(grid, side, half));
}

export function sideTotalDecided(grid: Grid, side: Side, line: Quarters): number {
  return decided(line, half => sideOverOn(grid, side, half));
}

/** The line of goals still to come of one side nearest to even, from half a goal up. */
export function evenSideTotal(grid: Grid, side: Side): Quarters {
  return nearest(lowestTotal, 24, line => sideTotalShare(grid, side, line));
}

/** The line whose two sides are nearest to even. */
export function evenHandicap(grid: Grid): Quarters {
  return nearest(-20, 20, line => handicapShare(grid, line));
}

/**
 * The same, of the lines of which a share of the stakes is decided: late in a level match the level line is not, and the
 * quarter beside it is.
 */
export function decidedHandicap(grid: Grid, least: number): Quarters {
  const even = evenHandicap(grid);
  if (handicapDecided(grid, even) >= least) return even;
  const distance = (line: Quarters) => Math.abs(handicapShare(grid, line) - 0.5);
  return distance(even - 1) < distance(even + 1) ? even - 1 : even + 1;
}

/** Half a goal: no line of goals still to come is lower. */
export const lowestTotal: Quarters = 2;

/** The line of goals still to come nearest to even. */
export function evenTotal(grid: Grid): Quarters {
  return nearest(lowestTotal, 36, line => totalShare(grid, line));
}

type Outcome = { wins: number; loses: number };

function homeOn(grid: Grid, half: number): Outcome {
  const { above, below } = difference(grid, -half);
  return { wins: above, loses: below };
}

function overOn(grid: Grid, half: number): Outcome {
  const { above, below } = total(grid, half);
  return { wins: above, loses: below };
}

function sideOverOn(grid: Grid, side: Side, half: number): Outcome {
  const { above, below } = sideTotal(grid, side, half);
  return { wins: above, loses: below };
}

function decided(line: Quarters, on: (goals: number) => Outcome): number {
  const { wins, loses, halves } = split(line, on);
  return (wins + loses) / halves;
}

function share(line: Quarters, on: (goals: number) => Outcome): FairShare {
  const { wins, loses } = split(line, on);
  return wins + loses === 0 ? 0.5 : wins / (wins + loses);
}

function split(line: Quarters, on: (goals: number) => Outcome): Outcome & { halves: number } {
  const halves = line % 2 === 0 ? [line] : [line - 1, line + 1];
  let wins = 0;
  let loses = 0;
  for (const half of halves) {
    const outcome = on(half / 4);
    wins += outcome.wins;
    loses += outcome.loses;
  }
  return { wins, loses, halves: halves.length };
}

/** Shares move one way along the lines, so the nearest to even is found by halving the range. */
function nearest(from: Quarters, to: Quarters, shareOf: (line: Quarters) => FairShare): Quarters {
  const rising = shareOf(to) > shareOf(from);
  let low = from;
  let high = to;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (shareOf(middle) > 0.5 === rising) high = middle;
    else low = middle;
  }
  return Math.abs(shareOf(low) - 0.5) <= Math.abs(shareOf(high) - 0.5) ? low : high;
}
