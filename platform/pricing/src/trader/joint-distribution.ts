import type { Score } from '@lobby/betting';
import type { ExpectedGoals } from './expected-goals.ts';
import { type Grid, gridOf, gridSize, lowScore, mostGoals, poisson } from './grid/grid.ts';
import { adjustmentWeight, type LiabilityAdjustment, scoreIndex, winnerOf } from './liability-adjustment.ts';

/** What the joint distribution of both halves is made from. */
export interface JointDistributionInput {
  readonly expectedGoals: ExpectedGoals;
  /** The score now, and at half-time once that is over. */
  readonly score: Score;
  readonly halfScore: Score | undefined;
  /** Dixon and Coles' rho over the final score; 0 = independent. */
  readonly rho: number;
  readonly adjustment: LiabilityAdjustment | undefined;
}

/** Chances of everything that is bet on, from one distribution: no two markets can contradict each other. */
export interface JointDistribution {
  /** Goals still to come in the match. */
  readonly full: Grid;
  /** Goals still to come in the first half. */
  readonly half: Grid;
  /** By winner at half-time and at the end, HH HN HC NH … CC. */
  readonly halfFull: Float64Array;
  /** By who scores the next goal: home, nobody, away. */
  readonly nextGoal: Float64Array;
}

const width = mostGoals + 1;

/** Takes a cell of the joint distribution: the indices of the goals to come in both grids, and its weight. */
type TakeCell = (half: number, full: number, weight: number) => void;

/**
 * Goals of each half and side: Poisson, with the final low scores a little more or less
 * likely, and every outcome weighted by what the house would lose by it (P′ ∝ P · exp(L/b)).
 * @param take gets every cell.
 */
export function jointDistributionOf(input: JointDistributionInput, take?: TakeCell): JointDistribution {
  const { expectedGoals, score, halfScore } = input;
  const [h1, c1] = [poisson(expectedGoals.first[0]), poisson(expectedGoals.first[1])];
  const [h2, c2] = [poisson(expectedGoals.second[0]), poisson(expectedGoals.second[1])];
  const finals = finalScores(input);
  const full = new Float64Array(gridSize);
  const half = new Float64Array(gridSize);
  const halfFull = new Float64Array(9);
  const nextGoal = new Float64Array(3);
  let sum = 0;
  for (let a = 0; a < h1.length; a++) {
    for (let b = 0; b < c1.length; b++) {
      const atHalf = halfScore ?? [score[0] + a, score[1] + b];
      const before = 3 * winnerOf(atHalf[0], atHalf[1]);
      const halfAdjustment = input.adjustment?.half[scoreIndex(atHalf[0], atHalf[1])] ?? 0;
      let column = 0;
      for (let c = 0; c < h2.length && a + c <= mostGoals; c++) {
        const row = h1[a]! * c1[b]! * h2[c]!;
        for (let d = 0; d < c2.length && b + d <= mostGoals; d++) {
          const cell = (a + c) * width + b + d;
          const pair = before + finals.winner[cell]!;
          const milli = input.adjustment
            ? halfAdjustment + finals.milli[cell]! + input.adjustment.halfFull[pair]!
            : 0;
          const weight = row * c2[d]! * finals.weight[cell]! * (milli === 0 ? 1 : adjustmentWeight(milli));
          full[cell]! += weight;
          halfFull[pair]! += weight;
          column += weight;
          if (a + b === 0) countFirst(nextGoal, c, d, weight);
          take?.(a * width + b, cell, weight);
        }
      }
      half[a * width + b]! += column;
      if (a + b > 0) countFirst(nextGoal, a, b, column);
      sum += column;
    }
  }
  for (let at = 0; at < 9; at++) halfFull[at]! /= sum;
  for (let at = 0; at < 3; at++) nextGoal[at]! /= sum;
  return { full: gridOf(full, sum), half: gridOf(half, sum), halfFull, nextGoal };
}

/** Adds a weight to who scored the first of so many goals (docs/designs.md#who-scores-the-next-goal). */
function countFirst(nextGoal: Float64Array, home: number, away: number, weight: number): void {
  const all = home + away;
  if (all === 0) nextGoal[1]! += weight;
  else {
    nextGoal[0]! += (weight * home) / all;
    nextGoal[2]! += (weight * away) / all;
  }
}

/** Chances of goals still to come of both halves together, as many cells as there are; they sum to 1. */
export interface JointCells {
  /** Indices into the grid of the half and of the match. */
  readonly half: Uint8Array;
  readonly full: Uint8Array;
  readonly chances: Float64Array;
}

/** Goals of one side before and after half-time, `mostGoals` together at most; and of both sides. */
const mostCells = ((width * (width + 1)) / 2) ** 2;

/** The cells behind the distribution, for what depends on both halves in another way than half/full does. */
export function jointCellsOf(input: JointDistributionInput): JointCells {
  const half = new Uint8Array(mostCells);
  const full = new Uint8Array(mostCells);
  const chances = new Float64Array(mostCells);
  let count = 0;
  let sum = 0;
  jointDistributionOf(input, (atHalf, atFull, weight) => {
    half[count] = atHalf;
    full[count] = atFull;
    chances[count] = weight;
    count += 1;
    sum += weight;
  });
  for (let at = 0; at < count; at++) chances[at]! /= sum;
  const taken = [half.subarray(0, count), full.subarray(0, count), chances.subarray(0, count)] as const;
  return { half: taken[0], full: taken[1], chances: taken[2] };
}

/** Of every number of goals to come: the winner at the end, the weight of low scores, and the adjustment. */
function finalScores({ expectedGoals: { first, second }, score, rho, adjustment }: JointDistributionInput) {
  const means: Score = [first[0] + second[0], first[1] + second[1]];
  const winner = new Uint8Array(gridSize);
  const weight = new Float64Array(gridSize).fill(1);
  const milli = new Int16Array(gridSize);
  for (let h = 0; h < width; h++) {
    for (let c = 0; c < width; c++) {
      const cell = h * width + c;
      winner[cell] = winnerOf(score[0] + h, score[1] + c);
      if (rho !== 0 && h < 2 && c < 2) weight[cell] = lowScore(h, c, means, rho);
      if (adjustment) milli[cell] = adjustment.full[scoreIndex(score[0] + h, score[1] + c)]!;
    }
  }
  return { winner, weight, milli };
}
