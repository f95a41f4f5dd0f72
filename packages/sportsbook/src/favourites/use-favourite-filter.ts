import { useSession } from '@lobby/api/session';
import { useMemo, useState } from 'react';
import type { MatchInfo } from '../feed/match-info.ts';
import { useFavourites } from './use-favourites.ts';

const none: ReadonlySet<string> = new Set();

/**
 * The matches of a list, narrowed to the favourites while `isOn`. A match that is unmarked meanwhile stays until the
 * list is left, so that nothing moves under the pointer.
 * @param list the name of the list.
 * @returns `count`: how many are favourites now.
 */
export function useFavouriteFilter(
  matches: readonly MatchInfo[],
  { isOn, list }: { isOn: boolean; list: string },
): { readonly shown: readonly MatchInfo[]; readonly count: number } {
  const { userId } = useSession();
  const marked = useFavourites();
  const [kept, setKept] = useState({ of: '', ids: none });
  const of = isOn ? `${list} ${userId}` : '';
  const ids = isOn ? joined(kept.of === of ? kept.ids : none, marked) : none;
  if (kept.of !== of || kept.ids !== ids) setKept({ of, ids });
  return useMemo(
    () => ({
      shown: isOn ? matches.filter(({ ecid }) => ids.has(ecid)) : matches,
      count: matches.filter(({ ecid }) => marked.has(ecid)).length,
    }),
    [matches, isOn, ids, marked],
  );
}

/** The first set itself when the other adds nothing. */
function joined(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  return [...other].every(id => one.has(id)) ? one : new Set([...one, ...other]);
}
