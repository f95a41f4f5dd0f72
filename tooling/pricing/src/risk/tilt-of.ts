import type { Fen, Score } from '@lobby/betting';
import { type Grid, mostGoals } from '../trader/grid.ts';
import type { Joint } from '../trader/joint.ts';
import { emptyTilt, mostTilt, type Tilt, tiltIndex } from '../trader/tilt.ts';
import type { Exposure, Reach } from './exposure.ts';

/** A tilt that differs by less than this, thousandths, moves no price by a step. */
const noticeable = 2;

/**
 * How far prices move because of what the house would lose: L/b around its mean, in thousandths. `liquidity` is b, in
 * fen: at 200,000 yuan, a win of 10,000 yuan at even money moves the chance by 1.25 points.
 */
export function tiltOf(exposure: Exposure, chances: Joint, reach: Reach, liquidity: Fen): Tilt {
  const milli = (loss: bigint) => (Number(loss) * 500) / Number(liquidity);
  const tilt = emptyTilt();
  const full = exposure.full.map(milli);
  const half = exposure.half.map(milli);
  const halfFull = exposure.halfFull.map(milli);
  lean(tilt.full, full, meanOver(chances.full, reach.score, full));
  // A half that is over weighs every outcome alike.
  if (!reach.halfScore) lean(tilt.half, half, meanOver(chances.half, reach.score, half));
  lean(
    tilt.halfFull,
    halfFull,
    halfFull.reduce((sum, loss, at) => sum + loss * chances.halfFull[at]!, 0),
  );
  return tilt;
}

/** Whether prices would notice the difference. */
export function differs(one: Tilt, two: Tilt): boolean {
  const far = (a: Int16Array, b: Int16Array) => a.some((value, at) => Math.abs(value - b[at]!) >= noticeable);
  return far(one.full, two.full) || far(one.half, two.half) || far(one.halfFull, two.halfFull);
}

function lean(into: Int16Array, losses: readonly number[], mean: number): void {
  losses.forEach((loss, at) => {
    into[at] = Math.max(-mostTilt, Math.min(mostTilt, Math.round(loss - mean)));
  });
}

function meanOver(grid: Grid, [home, away]: Score, losses: readonly number[]): number {
  let sum = 0;
  for (let h = 0; h <= mostGoals; h++) {
    for (let c = 0; c <= mostGoals; c++) {
      sum += grid.cells[h * (mostGoals + 1) + c]! * losses[tiltIndex(home + h, away + c)]!;
    }
  }
  return sum;
}
