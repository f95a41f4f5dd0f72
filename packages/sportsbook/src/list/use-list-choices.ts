import { useCallback, useMemo, useState } from 'react';
import type { BrowseQuery } from '../query/use-browse-query.ts';
import type { Density, SortOrder } from '../remembered/list-memory.ts';
import { useListMemory } from '../remembered/use-list-memory.ts';

const nothing: ReadonlySet<string> = new Set();
const none: readonly string[] = [];
/** Of one owner; the first marked is forgotten first. */
const mostMarked = 50;

/** What the member chose to see of the list; order, density and marked leagues are remembered. */
export function useListChoices({ sport, show, date, match }: Omit<BrowseQuery, 'onlyFavourites'>) {
  const [{ sort = 'time', density = 'roomy', leagues: marked = none }, remember] = useListMemory();
  const [search, setSearch] = useState('');
  const [collapsed, setCollapsed] = useState(nothing);
  const list = `${sport} ${show} ${date}`;
  const [chosen, setChosen] = useState({ list, leagues: nothing });
  // Another sport, market type or date starts with every league, also on the way back (docs/rules.md#markets). The page
  // of a match is of its own sport, and leads back to a list of all.
  if (chosen.list !== list && !match) setChosen({ list, leagues: nothing });
  const leagues = chosen.list === list ? chosen.leagues : nothing;
  const favourites = useMemo(() => new Set(marked), [marked]);

  const setLeagues = useCallback((next: ReadonlySet<string>) => setChosen({ list, leagues: next }), [list]);
  const toggleLeague = useCallback((id: string) => setCollapsed(before => withToggled(before, id)), []);
  const setSort = useCallback((next: SortOrder) => remember({ sort: next }), [remember]);
  const setDensity = useCallback((next: Density) => remember({ density: next }), [remember]);
  const markLeague = useCallback(
    (id: string) => remember({ leagues: [...withToggled(new Set(marked), id)].slice(-mostMarked) }),
    [remember, marked],
  );
  const clear = useCallback(() => {
    setSearch('');
    setChosen({ list, leagues: nothing });
  }, [list]);

  return useMemo(
    () => ({
      ...{ sort, setSort, density, setDensity, favourites, markLeague },
      ...{ search, setSearch, leagues, setLeagues, collapsed, toggleLeague, clear },
    }),
    [
      ...[sort, setSort, density, setDensity, favourites, markLeague],
      ...[search, leagues, setLeagues, collapsed, toggleLeague, clear],
    ],
  );
}

export type ListChoices = ReturnType<typeof useListChoices>;

function withToggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
