import { inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Segmented } from '@lobby/ui-kit/segmented';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { Counts } from '../feed/counts-feed.ts';
import { type ListState, openList } from '../feed/list-feed.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { useSportsbook } from '../state/sportsbook-context.ts';
import { useFeed } from '../state/use-feed.ts';
import { useRoom } from '../state/use-media.ts';
import { arrange, type ListRow } from './arrange.ts';
import { columnsOf, type ListView, viewsOf } from './columns.ts';
import { DateChips } from './date-chips.tsx';
import { DelayedBadge } from './delayed-badge.tsx';
import { leagueOrderOf } from './league-order.ts';
import { leaguesOf } from './leagues-of.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { MatchList } from './match-list.tsx';
import { Toolbar } from './toolbar.tsx';
import type { BrowseQuery, MatchQuery } from './use-browse-query.ts';
import type { ListChoices } from './use-list-choices.ts';

interface BrowseViewProps {
  readonly query: MatchQuery;
  readonly counts: Counts | undefined;
  readonly choices: ListChoices;
  onGo(next: BrowseQuery): void;
}

/** A dialog: not part of the first view. */
const LeagueFilter = lazy(async () => ({ default: (await import('./league-filter.tsx')).LeagueFilter }));

const loadingList: ListState = { status: 'loading', ids: [] };

/** The centre column: tools above, the list below, in whatever state it is. */
export function BrowseView({ query, counts, choices, onGo }: BrowseViewProps) {
  const t = useText(sportsbookMessages);
  const sportsbook = useSportsbook();
  const { sport, show, date } = query;
  const { state, feed } = useFeed(
    `${sport} ${show} ${date}`,
    () => openList({ sport, show, date }, sportsbook),
    loadingList,
  );
  const room = useRoom();
  const views = viewsOf(room);
  const [view, setView] = useState<ListView>('main');
  const [isFiltering, setFiltering] = useState(false);
  const columns = useMemo(() => columnsOf(room, view), [room, view]);
  const matches = useMemo(
    () => state.ids.flatMap(id => sportsbook.board.matches.read(id) ?? []),
    [state.ids, sportsbook],
  );
  const { sort, search, leagues, collapsed } = choices;
  const leagueOrder = useMemo(() => leagueOrderOf(counts?.leagues ?? []), [counts]);
  const rows = useMemo(
    () => arrange(matches, { sort, search, leagues, collapsed, leagueOrder }),
    [matches, sort, search, leagues, collapsed, leagueOrder],
  );

  return (
    <>
      <Toolbar
        query={query}
        counts={counts}
        sort={sort}
        search={search}
        chosenLeagues={leagues.size}
        onGo={onGo}
        onSort={choices.setSort}
        onSearch={choices.setSearch}
        onFilter={() => setFiltering(true)}
      />
      {show === 'early' && (
        <DateChips value={date} now={Date.now()} onChange={next => onGo({ ...query, date: next })} />
      )}
      {views.length > 1 && (
        <Segmented<ListView>
          wide
          label={t('sportsbook.views')}
          value={views.includes(view) ? view : 'main'}
          onChange={setView}
          items={views.map(value => ({ value, label: t(`sportsbook.view.${value}`) }))}
        />
      )}
      <DelayedBadge feed={feed} />
      <ListBody
        state={state}
        rows={rows}
        columns={columns}
        query={query}
        choices={choices}
        onGo={onGo}
        onRetry={() => feed?.retry()}
      />
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

interface ListBodyProps extends Pick<BrowseViewProps, 'query' | 'choices' | 'onGo'> {
  readonly state: ListState;
  readonly rows: readonly ListRow[];
  readonly columns: ReturnType<typeof columnsOf>;
  onRetry(): void;
}

function ListBody({ state, rows, columns, query, choices, onGo, onRetry }: ListBodyProps) {
  const t = useText(sportsbookMessages);
  const locale = useLocale();
  if (state.status === 'loading') return <ListSkeleton columns={columns.length} />;
  if (state.status === 'failed') {
    const hint = state.failure ? inlineText(state.failure, locale) : t('sportsbook.error.hint');
    return <ErrorState title={t('sportsbook.error.title')} hint={hint} onRetry={onRetry} />;
  }
  if (rows.length > 0)
    return <MatchList rows={rows} columns={columns} onToggleLeague={choices.toggleLeague} />;
  if (state.ids.length > 0) {
    const { search } = choices;
    return (
      <EmptyState
        icon="search"
        title={search ? t('sportsbook.empty.search', { query: search }) : t(`sportsbook.empty.${query.show}`)}
        hint={search ? t('sportsbook.empty.searchHint') : t('sportsbook.empty.hint')}
        action={<Button onClick={choices.clear}>{t('sportsbook.empty.action.clear')}</Button>}
      />
    );
  }
  const next = query.show === 'live' ? 'today' : 'early';
  return (
    <EmptyState
      icon="football"
      title={t(`sportsbook.empty.${query.show}`)}
      hint={t('sportsbook.empty.noneHint')}
      action={
        query.show !== 'early' && (
          <Button onClick={() => onGo({ ...query, show: next })}>
            {t(`sportsbook.empty.action.${next}`)}
          </Button>
        )
      }
    />
  );
}
