import type { Score } from '@lobby/betting';
import type { Fen } from '@lobby/money';
import { type Grid, mostGoals } from '../trader/grid/grid.ts';
import type { JointDistribution } from '../trader/joint-distribution.ts';
import {
  type LiabilityAdjustment,
  maxAdjustment,
  noAdjustment,
  scoreIndex,
} from '../trader/liability-adjustment.ts';
import type { Exposure, ScoreSoFar } from './exposure.ts';

/** An adjustment that differs by less than this, thousandths, moves no price by a step. */
const noticeable = 2;

/**
 * How far prices are moved by what the house would lose: L/b around its mean, thousandths.
 * @param liquidity b, fen: at 200,000 yuan a win of 10,000 at even money moves the chance by 1.25 points.
 */
export function liabilityAdjustmentOf(
  exposure: Exposure,
  chances: JointDistribution,
  scoreSoFar: ScoreSoFar,
  liquidity: Fen,
): LiabilityAdjustment {
  const milli = (loss: bigint) => (Number(loss) * 500) / Number(liquidity);
  const adjustment = noAdjustment();
  const full = exposure.full.map(milli);
  const half = exposure.half.map(milli);
  const halfFull = exposure.halfFull.map(milli);
  fillAdjustment(adjustment.full, full, meanOver(chances.full, scoreSoFar.score, full));
  // A half that is over weighs every outcome alike.
  if (!scoreSoFar.halfScore)
    fillAdjustment(adjustment.half, half, meanOver(chances.half, scoreSoFar.score, half));
  fillAdjustment(
    adjustment.halfFull,
    halfFull,
    halfFull.reduce((sum, loss, at) => sum + loss * chances.halfFull[at]!, 0),
  );
  return adjustment;
}

/** Whether prices would notice the difference. */
export function adjustmentDiffers(one: LiabilityAdjustment, two: LiabilityAdjustment): boolean {
  const far = (a: Int16Array, b: Int16Array) => a.some((value, at) => Math.abs(value - b[at]!) >= noticeable);
  return far(one.full, two.full) || far(one.half, two.half) || far(one.halfFull, two.halfFull);
}

function fillAdjustment(into: Int16Array, losses: readonly number[], mean: number): void {
  losses.forEach((loss, at) => {
    into[at] = Math.max(-maxAdjustment, Math.min(maxAdjustment, Math.round(loss - mean)));
  });
}

function meanOver(grid: Grid, [home, away]: Score, losses: readonly number[]): number {
  let sum = 0;
  for (let h = 0; h <= mostGoals; h++) {
    for (let c = 0; c <= mostGoals; c++) {
      sum += grid.cells[h * (mostGoals + 1) + c]! * losses[scoreIndex(home + h, away + c)]!;
    }
  }
  return sum;
}
