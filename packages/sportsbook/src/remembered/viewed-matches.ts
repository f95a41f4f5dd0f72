import { day } from '@lobby/calendar';
import type { ViewedMatch } from './list-memory.ts';

/** As many are remembered. */
const most = 10;
/** From kick-off: whoever looked at a match yesterday does not come back for it. */
const keptForMs = day;

/** With a match that was just looked at in front, and without those of days ago. @param now ms since the epoch. */
export function withViewed(
  list: readonly ViewedMatch[],
  seen: ViewedMatch,
  now: number,
): readonly ViewedMatch[] {
  return [seen, ...list.filter(({ ecid }) => ecid !== seen.ecid)]
    .filter(({ kickoff }) => kickoff + keptForMs > now)
    .slice(0, most);
}
