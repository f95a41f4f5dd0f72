import { halfMinutes, sports } from '@lobby/sports';
import { useCallback, useSyncExternalStore } from 'react';
import { minuteOf } from '../feed/game-clock.ts';
import type { Incident, MatchInfo } from '../feed/match-info.ts';
import { useSportsbook } from '../state/sportsbook-context.ts';
import { Rail } from './rail.tsx';

const none: readonly Incident[] = [];

/** The rail of a match in play; nothing for one that is not. It renders once a minute, and when an incident comes. */
export function MatchRail({ match }: { match: MatchInfo }) {
  const { clocks } = useSportsbook().board;
  const { ecid } = match;
  const subscribe = useCallback((listener: () => void) => clocks.subscribe(ecid, listener), [clocks, ecid]);
  // The minute and not the clock, which is read anew with every answer.
  const read = () => {
    const clock = clocks.read(ecid);
    return clock ? Math.floor(minuteOf(clock, clock.readAt)) : 0;
  };
  const minutes = useSyncExternalStore(subscribe, read, read);
  // Ninety minutes of goals: nothing of a sport with other halves, or of points, runs or sets.
  return match.live && sports[match.sport].play.minutes === halfMinutes ? (
    <Rail minutes={minutes} incidents={match.incidents ?? none} />
  ) : null;
}
