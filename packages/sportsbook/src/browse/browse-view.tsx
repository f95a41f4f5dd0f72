import { nameHalf } from '@lobby/betting/names';
import { useMedia } from '@lobby/feature/use-media';
import { useText } from '@lobby/i18n';
import { allTypes, findSport, forEachSport, sportsOfType } from '@lobby/sports';
import { Segmented } from '@lobby/ui-kit/segmented';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useFavouriteFilter } from '../favourites/use-favourite-filter.ts';
import type { Counts } from '../feed/counts-feed.ts';
import { type ListState, openList } from '../feed/list-feed.ts';
import type { MatchInfo } from '../feed/match-info.ts';
import { arrange } from '../list/arrange.ts';
import {
  type ColumnsOfSport,
  columnsOf,
  type ListView,
  lineColumnsOf,
  viewsOf,
} from '../list/columns/columns.ts';
import { opennessOfAll } from '../list/columns/openness.ts';
import { useColumnCount } from '../list/columns/use-column-count.ts';
import { inLeagueOrder, leagueOrderOf } from '../list/league-order.ts';
import { ListBody } from '../list/list-body.tsx';
import type { ListChoices } from '../list/use-list-choices.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { NextMatches } from '../next-matches/next-matches.tsx';
import type { BrowseQuery, MatchQuery } from '../query/use-browse-query.ts';
import { ViewedStrip } from '../remembered/viewed-strip.tsx';
import { countsIn, setWords } from '../sets/count-words.ts';
import { useSportsbook } from '../state/sportsbook-context.ts';
import { useFeed } from '../state/use-feed.ts';
import { roomForLine } from '../state/widths.ts';
import { DelayedBadge } from '../status/delayed-badge.tsx';
import { DateChips } from './date-chips.tsx';
import type { LeagueChoice } from './league-filter.tsx';
import { Toolbar } from './toolbar.tsx';

interface BrowseViewProps {
  readonly query: MatchQuery;
  readonly counts: Counts | undefined;
  readonly choices: ListChoices;
  onGo(next: BrowseQuery): void;
  onResults(): void;
}

/** A dialog: not part of the first view. */
const LeagueFilter = lazy(async () => ({ default: (await import('./league-filter.tsx')).LeagueFilter }));

const loadingList: ListState = { status: 'loading', ids: [] };

/** The centre column: tools above, the list below, in whatever state it is. */
export function BrowseView({ query, counts, choices, onGo, onResults }: BrowseViewProps) {
  const t = useText(sportsbookMessages);
  const sportsbook = useSportsbook();
  const { sport, show, date, onlyFavourites } = query;
  const list = `${sport} ${show} ${date}`;
  const { state, feed } = useFeed(list, () => openList({ sport, show, date }, sportsbook), loadingList);
  const columnCount = useColumnCount();
  const views =
    // Of all sports together each shows what it is sold by first.
    sport === allTypes || (choices.density === 'one-line' && columnCount > 2)
      ? []
      : viewsOf(columnCount, sportsOfType(sport));
  const [view, setView] = useState<ListView>('main');
  const shownView = views.includes(view) ? view : 'main';
  const [isFiltering, setFiltering] = useState(false);
  const isWide = useMedia(roomForLine);
  const { density } = choices;
  const columns = useMemo((): ColumnsOfSport => {
    const isLine = density === 'one-line' && columnCount > 2;
    const ofSport = forEachSport(one =>
      isLine ? lineColumnsOf(isWide, one) : columnsOf(columnCount, shownView, one),
    );
    return one => ofSport[one];
  }, [density, isWide, columnCount, shownView]);
  const matches = useMemo(
    () => state.ids.flatMap(id => sportsbook.board.matches.read(id) ?? []),
    [state.ids, sportsbook],
  );
  const favourites = useFavouriteFilter(matches, { isOn: onlyFavourites, list });
  const { sort, search, leagues, collapsed, favourites: marked } = choices;
  // Another league asks anew at once (docs/rules.md#markets); another list does so by itself.
  const asked = useRef(leagues);
  useEffect(() => {
    if (asked.current !== leagues) feed?.retry();
    asked.current = leagues;
  }, [leagues, feed]);
  const leagueOrder = useMemo(() => leagueOrderOf(counts?.leagues ?? []), [counts]);
  // Looked at when matches come, begin or leave, and in another view: prices that close move no row.
  const openness = useMemo(
    () => opennessOfAll(sportsbook.board, matches, columns),
    [sportsbook, matches, columns],
  );
  const rows = useMemo(
    () =>
      arrange(favourites.shown, {
        sort,
        search,
        leagues,
        collapsed,
        favourites: marked,
        leagueOrder,
        openness,
        bySport: sport === allTypes,
      }),
    [sport, favourites.shown, sort, search, leagues, collapsed, marked, leagueOrder, openness],
  );

  return (
    <>
      <Toolbar
        query={query}
        counts={counts}
        sort={sort}
        density={density}
        search={search}
        chosenLeagues={leagues.size}
        favourites={favourites.count}
        onGo={onGo}
        onSort={choices.setSort}
        onDensity={choices.setDensity}
        onSearch={choices.setSearch}
        onFilter={() => setFiltering(true)}
        onResults={onResults}
      />
      {show === 'early' && (
        <DateChips value={date} now={Date.now()} onChange={next => onGo({ ...query, date: next })} />
      )}
      {views.length > 1 && (
        <Segmented<ListView>
          wide
          label={t('sportsbook.views')}
          value={shownView}
          onChange={setView}
          items={views.map(value => ({
            value,
            label:
              value === 'set'
                ? t(`sportsbook.view.set.${setWords(countsIn(query.sport))}`)
                : t(`sportsbook.view.${value}`, { half: nameHalf(t, query.sport) }),
          }))}
        />
      )}
      <ViewedStrip />
      <DelayedBadge feed={feed} />
      <ListBody
        state={state}
        rows={rows}
        openness={openness}
        hasFavourites={favourites.shown.length > 0}
        columns={columns}
        query={query}
        choices={choices}
        onGo={onGo}
        onRetry={() => feed?.retry()}
      />
      {sport !== allTypes && findSport(sport)?.isDrawn && show === 'live' && (
        <NextMatches sport={sport} onAll={() => onGo({ ...query, show: 'today' })} />
      )}
      {isFiltering && (
        <Suspense>
          <LeagueFilter
            leagues={leaguesOf(matches, leagueOrder)}
            chosen={leagues}
            onClose={() => setFiltering(false)}
            onApply={next => {
              choices.setLeagues(next);
              setFiltering(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * The leagues of a list with their number of matches, in the order in which they are listed everywhere: it does not
 * depend on the counts, so nothing moves while one reaches for it.
 */
function leaguesOf(matches: readonly MatchInfo[], leagueOrder: readonly string[]): readonly LeagueChoice[] {
  const leagues = new Map<string, LeagueChoice>();
  for (const { leagueId: id, league: name } of matches) {
    leagues.set(id, { id, name, count: (leagues.get(id)?.count ?? 0) + 1 });
  }
  return [...leagues.values()].sort(inLeagueOrder(leagueOrder));
}
