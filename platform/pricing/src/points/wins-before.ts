import type { Score } from '@lobby/betting';
import { belowNormal, chanceNear } from './normal.ts';
import { noOpinion, type PointsToCome, pointsToCome } from './points-to-come.ts';

/** How likely home wins a basketball match of which only its schedule is known; the same as the book, by its lead alone. */
export function pointsWinsBefore(expected: Score): number {
  const { full, overtime } = pointsToCome({ expected }, { phase: 'pre' }, noOpinion);
  const extra = endOf(overtime);
  const { home, level } = endOf(full);
  return home + (level * extra.home) / (1 - extra.level);
}

function endOf({ lead: { mean, deviation } }: PointsToCome) {
  return { home: 1 - belowNormal((0.5 - mean) / deviation), level: chanceNear(0, mean, deviation) };
}
