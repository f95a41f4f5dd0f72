import { useText } from '@lobby/i18n';
import { iconOf, sportsOfType } from '@lobby/sports';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import type { ReactNode } from 'react';
import { NoFavourites } from '../favourites/no-favourites.tsx';
import type { ListState } from '../feed/list-feed.ts';
import { sportsbookMessages } from '../messages/index.ts';
import type { BrowseQuery, MatchQuery } from '../query/use-browse-query.ts';
import { NotLoaded } from '../status/not-loaded.tsx';
import type { ListRow } from './arrange.ts';
import type { ColumnsOfSport } from './columns/columns.ts';
import type { OpennessOf } from './columns/openness.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { MatchList } from './match-list.tsx';
import type { ListChoices } from './use-list-choices.ts';

interface ListBodyProps {
  readonly state: ListState;
  readonly rows: readonly ListRow[];
  readonly openness: OpennessOf;
  /** Whether the list, narrowed to favourites, has any; the other choices aside. */
  readonly hasFavourites: boolean;
  readonly columns: ColumnsOfSport;
  readonly query: MatchQuery;
  readonly choices: ListChoices;
  onGo(next: BrowseQuery): void;
  onRetry(): void;
}

/** The list, or why there is none and what to do about it. */
export function ListBody(props: ListBodyProps): ReactNode {
  const { state, rows, columns, query, choices, onGo, onRetry } = props;
  const t = useText(sportsbookMessages);
  if (state.status === 'loading') return <ListSkeleton columns={skeletonColumns(props)} />;
  if (state.status === 'failed')
    return <NotLoaded title={t('sportsbook.error.title')} failure={state.failure} onRetry={onRetry} />;
  if (rows.length > 0)
    return (
      <MatchList
        id={[query.sport, query.show, query.date, query.onlyFavourites, choices.density].join()}
        rows={rows}
        openness={props.openness}
        columns={columns}
        density={choices.density}
        favourites={choices.favourites}
        onToggleLeague={choices.toggleLeague}
        onMarkLeague={choices.markLeague}
      />
    );
  if (state.ids.length > 0 && query.onlyFavourites && !props.hasFavourites)
    return <NoFavourites onLeave={() => onGo({ ...query, onlyFavourites: false })} />;
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
      icon={iconOf(query.sport)}
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

/** As many columns as a match of the list may have. */
function skeletonColumns({ columns, query }: ListBodyProps): number {
  return Math.max(...sportsOfType(query.sport).map(sport => columns(sport).length));
}
