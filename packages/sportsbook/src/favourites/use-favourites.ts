import { useSession } from '@lobby/api/session';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { MatchInfo } from '../feed/match-info.ts';
import { favourites } from './favourites.ts';

const none: ReadonlySet<string> = new Set();

/** The ids of the matches that the user of this page marked; the same set until one changes. */
export function useFavourites(): ReadonlySet<string> {
  const { userId } = useSession();
  return useSyncExternalStore(
    favourites.subscribe,
    () => favourites.read(userId),
    () => none,
  );
}

/** Whether a match is marked, and the way to mark or unmark it. Renders again for this match only. */
export function useFavourite({ ecid, kickoff, sport }: Pick<MatchInfo, 'ecid' | 'kickoff' | 'sport'>) {
  const { userId } = useSession();
  const isMarked = useSyncExternalStore(
    favourites.subscribe,
    () => favourites.read(userId).has(ecid),
    () => false,
  );
  const toggle = useCallback(
    () => favourites.toggle(userId, { ecid, kickoff, sport }),
    [userId, ecid, kickoff, sport],
  );
  return [isMarked, toggle] as const;
}

/** On opening the sportsbook, and at a login in it: see `Favourites.tidy`. */
export function useTidyFavourites(): void {
  const { userId } = useSession();
  useEffect(() => favourites.tidy(userId), [userId]);
}
