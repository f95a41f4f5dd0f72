import { useCallback, useSyncExternalStore } from 'react';
import type { Incident, MatchInfo } from '../feed/match-info.ts';
import { useSportsbook } from '../state/sportsbook-context.ts';
import { Rail } from './rail.tsx';
import { minutesPlayed } from './rail-minutes.ts';

const none: readonly Incident[] = [];

/** The rail of a match in play; nothing for one that is not. It renders once a minute, and when an incident comes. */
export function MatchRail({ match }: { match: MatchInfo }) {
  const { clocks } = useSportsbook().board;
  const { ecid } = match;
  const subscribe = useCallback((listener: () => void) => clocks.subscribe(ecid, listener), [clocks, ecid]);
  // The minute and not the clock, which is read anew with every answer.
  const read = () => minutesPlayed(clocks.read(ecid));
  const minutes = useSyncExternalStore(subscribe, read, read);
  return match.live ? <Rail minutes={minutes} incidents={match.incidents ?? none} /> : null;
}
