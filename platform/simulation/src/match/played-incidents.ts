import type { PlayedIncident } from '@lobby/fixtures';
import { printMinute } from '@lobby/sports';
import type { ScriptedMatch } from './match.ts';
import { type Incident, timelineOf } from './timeline.ts';

/**
 * The goals and cards that everybody may know at `now`, by the time of the script. Pure.
 * @param alsoStands a goal beside the script that counts at this moment.
 */
export function playedIncidents(match: ScriptedMatch, now: number, alsoStands?: Incident): PlayedIncident[] {
  const { incidents } = timelineOf(match);
  return [...incidents, ...(alsoStands ? [alsoStands] : [])]
    .filter(({ confirmedAt }) => confirmedAt <= now)
    .sort((one, other) => one.at - other.at)
    .flatMap(({ kind, side, at }) =>
      kind === 'danger' ? [] : [{ kind, side, minute: minuteAt(match, at) }],
    );
}

function minuteAt(match: ScriptedMatch, at: number): string {
  const { kickoff, secondHalfStart } = timelineOf(match);
  const [start, half] = at < secondHalfStart ? ([kickoff, 0] as const) : ([secondHalfStart, 1] as const);
  return printMinute(half, Math.floor(((at - start) * match.speed) / 60_000) + 1);
}
