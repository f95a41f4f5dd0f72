import { forEachType, type MatchList, type SportType } from '@lobby/sports';
import type { Counts } from '../feed/counts-feed.ts';

/** How many matches each sport has; a sport that is not said has none. */
export function countsOf(
  said: Readonly<Partial<Record<SportType, Readonly<Record<MatchList, number>>>>>,
): Counts['bySport'] {
  return forEachType(sport => said[sport] ?? { live: 0, today: 0, early: 0 });
}
