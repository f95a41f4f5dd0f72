import type { Score } from '@lobby/betting';
import type { PointsChances } from '../points/points-chances.ts';
import { type RunGrid, width } from './runs-to-come.ts';

/** What weighs the chances towards a side or towards more runs. */
export interface Tilt {
  readonly lead: number;
  readonly total: number;
}

/** The chances of the score at an end, when the runs to come are added to it. */
export function chancesOfRuns({ chances }: RunGrid, [home, away]: Score, tilt: Tilt): PointsChances {
  const [lead, total] = [new Float64Array(2 * width - 1), new Float64Array(2 * width - 1)];
  const [ofHome, ofAway] = [new Float64Array(width), new Float64Array(width)];
  const [byHome, byAway] = [powers(tilt.total + tilt.lead), powers(tilt.total - tilt.lead)];
  let sum = 0;
  for (let h = 0; h < width; h++)
    for (let c = 0; c < width; c++) {
      const chance = chances[h * width + c]! * byHome[h]! * byAway[c]!;
      sum += chance;
      lead[h - c + width - 1]! += chance;
      total[h + c]! += chance;
      ofHome[h]! += chance;
      ofAway[c]! += chance;
    }
  const row = (from: number, weights: Float64Array) => trimmed(from, weights, sum);
  return {
    lead: row(home - away - width + 1, lead),
    total: row(home + away, total),
    home: row(home, ofHome),
    away: row(away, ofAway),
  };
}

function powers(weight: number): Float64Array {
  return Float64Array.from({ length: width }, (_, runs) => Math.exp(weight * runs));
}

/** Without the numbers at both ends that cannot come about. */
function trimmed(from: number, weights: Float64Array, sum: number): PointsChances['lead'] {
  let [first, last] = [0, weights.length - 1];
  while (first < last && weights[first] === 0) first++;
  while (last > first && weights[last] === 0) last--;
  return { from: from + first, chances: weights.slice(first, last + 1).map(weight => weight / sum) };
}
