import { type Period, quarterOf } from '../markets/market.ts';
import type { Score } from './grade.ts';

/** The scores of a result by period. */
interface PartScores {
  readonly half?: Score;
  readonly full?: Score;
  readonly quarters?: readonly Score[];
  /** Of a match that was stopped. */
  readonly reached?: Score;
}

/** The score that decides markets of a period; undefined while it is not known. */
export function scoreOfPeriod(period: Period, { half, full, quarters }: PartScores): Score | undefined {
  const quarter = quarterOf(period);
  if (quarter !== undefined) return quarters?.[quarter - 1];
  return period === 'half' ? half : full;
}

/** Of a match that was stopped: what was scored in a period that was not finished; undefined where nobody can say it. */
export function reachedIn(period: Period, { reached, quarters = [] }: PartScores): Score | undefined {
  const quarter = quarterOf(period);
  if (quarter === undefined || !reached) return reached;
  // Of a later quarter nothing was played, and without those before it nobody knows what it began with.
  if (quarters.length !== quarter - 1) return undefined;
  return quarters.reduce<Score>(([home, away], [h, c]) => [home - h, away - c], reached);
}
