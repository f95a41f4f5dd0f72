import { useCallback, useMemo, useState } from 'react';
import type { BrowseQuery } from '../query/use-browse-query.ts';
import type { SortOrder } from './arrange.ts';

const nothing: ReadonlySet<string> = new Set();

/** What the member chose to see of the list: leagues, search, order, collapsed leagues. */
export function useListChoices({ sport, show, date }: Pick<BrowseQuery, 'sport' | 'show' | 'date'>) {
  const [sort, setSort] = useState<SortOrder>('time');
  const [search, setSearch] = useState('');
  const [collapsed, setCollapsed] = useState(nothing);
  const list = `${sport} ${show} ${date}`;
  const [chosen, setChosen] = useState({ list, leagues: nothing });
  // Another sport, market type or date starts with every league (docs/rules.md#markets).
  const leagues = chosen.list === list ? chosen.leagues : nothing;

  const setLeagues = useCallback((next: ReadonlySet<string>) => setChosen({ list, leagues: next }), [list]);
  const toggleLeague = useCallback((id: string) => setCollapsed(before => withToggled(before, id)), []);
  const clear = useCallback(() => {
    setSearch('');
    setChosen({ list, leagues: nothing });
  }, [list]);

  return useMemo(
    () => ({ sort, setSort, search, setSearch, leagues, setLeagues, collapsed, toggleLeague, clear }),
    [sort, search, leagues, setLeagues, collapsed, toggleLeague, clear],
  );
}

export type ListChoices = ReturnType<typeof useListChoices>;

function withToggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
