import type { Score } from '@lobby/betting';

/** Most goals of one side in the grid; the chance of more is negligible. */
export const mostGoals = 12;
const width = mostGoals + 1;
export const gridSize = width * width;

/** Probabilities of every pair of goals still to come: `at(h, c)`. They sum to 1. */
export interface Grid {
  /** Row-major, home goals first. */
  readonly cells: Float64Array;
  /** `differences[d + 12]`: the chance that home scores d more than away from here on. */
  readonly differences: Float64Array;
  /** `totals[n]`: the chance of n more goals. */
  readonly totals: Float64Array;
  /** `home[n]`: the chance of n more goals of home; `away[n]` likewise. */
  readonly home: Float64Array;
  readonly away: Float64Array;
}

/** A grid of weights that add up to `sum`. */
export function gridOf(weights: Float64Array, sum: number): Grid {
  const differences = new Float64Array(2 * mostGoals + 1);
  const totals = new Float64Array(2 * mostGoals + 1);
  const home = new Float64Array(width);
  const away = new Float64Array(width);
  for (let h = 0; h < width; h++) {
    for (let c = 0; c < width; c++) {
      const weight = weights[h * width + c]! / sum;
      weights[h * width + c] = weight;
      differences[h - c + mostGoals]! += weight;
      totals[h + c]! += weight;
      home[h]! += weight;
      away[c]! += weight;
    }
  }
  return { cells: weights, differences, totals, home, away };
}

/**
 * The goals of an interval, of which each goal to come is one with the chance `share`: goals fall independently of each
 * other, so those that fall into it are a binomial part of any score.
 */
export function thinned({ cells }: Grid, share: number): Grid {
  const kept = binomials(share);
  const byHome = new Float64Array(gridSize);
  const weights = new Float64Array(gridSize);
  for (let all = 0; all < width; all++) {
    for (let home = 0; home <= all; home++) {
      const part = kept[all * width + home]!;
      for (let c = 0; c < width; c++) byHome[home * width + c]! += part * cells[all * width + c]!;
    }
  }
  for (let home = 0; home < width; home++) {
    for (let all = 0; all < width; all++) {
      const cell = byHome[home * width + all]!;
      for (let away = 0; away <= all; away++)
        weights[home * width + away]! += kept[all * width + away]! * cell;
    }
  }
  return gridOf(weights, 1);
}

/** Row-major: of so many goals, the chance that so many are kept. */
function binomials(share: number): Float64Array {
  const chances = new Float64Array(gridSize);
  chances[0] = 1;
  for (let all = 1; all < width; all++) {
    for (let kept = 0; kept <= all; kept++) {
      const lost = (1 - share) * chances[(all - 1) * width + kept]!;
      chances[all * width + kept] = lost + (kept > 0 ? share * chances[(all - 1) * width + kept - 1]! : 0);
    }
  }
  return chances;
}

/** Chances that the goals to come, by difference, end above, on or below `line` (in whole or half goals). */
export function difference(grid: Grid, line: number): { above: number; below: number } {
  return split(grid.differences, -mostGoals, line);
}

/** The same for the number of goals to come. */
export function total(grid: Grid, line: number): { above: number; below: number } {
  return split(grid.totals, 0, line);
}

/** The chance of every score that `holds`, counted from `now`. */
export function chanceOf(grid: Grid, now: Score, holds: (home: number, away: number) => boolean): number {
  let sum = 0;
  for (let h = 0; h < width; h++) {
    for (let c = 0; c < width; c++) {
      if (holds(now[0] + h, now[1] + c)) sum += grid.cells[h * width + c]!;
    }
  }
  return sum;
}

/** The same for the goals to come of one side. */
export function sideTotal(grid: Grid, side: 'home' | 'away', line: number): { above: number; below: number } {
  return split(side === 'home' ? grid.home : grid.away, 0, line);
}

function split(weights: Float64Array, first: number, line: number) {
  let above = 0;
  let below = 0;
  for (let at = 0; at < weights.length; at++) {
    const value = at + first;
    if (value > line) above += weights[at]!;
    else if (value < line) below += weights[at]!;
  }
  return { above, below };
}

/** How much likelier than independent counts Dixon and Coles make a low score. */
export function lowScore(h: number, c: number, [home, away]: Score, rho: number): number {
  if (h > 1 || c > 1) return 1;
  if (h === 0 && c === 0) return 1 - home * away * rho;
  if (h === 0) return 1 + home * rho;
  return c === 0 ? 1 + away * rho : 1 - rho;
}

/** Chances of 0, 1, 2 … goals, as far as they matter. */
export function poisson(mean: number): Float64Array {
  const weights = new Float64Array(width);
  let weight = Math.exp(-mean);
  let goals = 0;
  for (; goals < width && (goals <= mean || weight > 1e-8); goals++) {
    weights[goals] = weight;
    weight *= mean / (goals + 1);
  }
  return weights.subarray(0, goals);
}
