import { useMedia } from '@lobby/feature/use-media';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Icon } from '@lobby/ui-kit/icon';
import { Segmented } from '@lobby/ui-kit/segmented';
import { FavouriteChip } from '../favourites/favourite-chip.tsx';
import { type Counts, countOf } from '../feed/counts-feed.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { SportSelect } from '../query/sport-select.tsx';
import { type BrowseQuery, type MatchQuery, showsOf, withShow } from '../query/use-browse-query.ts';
import { slipAsBar } from '../state/widths.ts';
import { ListOptions, type ListOptionsProps } from './list-options.tsx';
import css from './toolbar.module.css';

interface ToolbarProps extends ListOptionsProps {
  readonly query: MatchQuery;
  readonly counts: Counts | undefined;
  /** How many leagues are chosen; 0 = all. */
  readonly chosenLeagues: number;
  /** How many matches of the list are favourites. */
  readonly favourites: number;
  onGo(next: BrowseQuery): void;
  onFilter(): void;
  onResults(): void;
}

/** Above the list: market type, favourites, league filter, odds format, order, search. */
export function Toolbar(props: ToolbarProps) {
  const { query, counts, chosenLeagues } = props;
  const t = useText(sportsbookMessages);
  // Where the slip is a bar there is no menu of sports, which leads to results elsewhere.
  const isBar = useMedia(slipAsBar);
  return (
    <div className={css.bar}>
      <Segmented
        label={t('sportsbook.shows')}
        value={query.show}
        onChange={show => props.onGo(withShow(query, show))}
        items={showsOf(query.sport).map(show => ({
          value: show,
          label: t(`sportsbook.show.${show}`),
          count: counts && countOf(counts, query.sport, show),
          live: show === 'live',
        }))}
      />
      <FavouriteChip
        isOn={query.onlyFavourites}
        count={props.favourites}
        onChange={onlyFavourites => props.onGo({ ...query, onlyFavourites })}
      />
      <div className={css.tools}>
        <SportSelect query={query} onGo={props.onGo} />
        <Button size="s" onClick={props.onFilter}>
          <Icon name="filter" size={16} />
          <span className={css.words}>{t('sportsbook.filter.league')}</span>
          <span className={css.chosen}>
            {chosenLeagues === 0
              ? t('sportsbook.filter.all')
              : t('sportsbook.filter.chosen', { count: chosenLeagues })}
          </span>
        </Button>
        {isBar && (
          <Button size="s" onClick={props.onResults}>
            <Icon name="whistle" size={16} />
            {t('sportsbook.results')}
          </Button>
        )}
        <ListOptions
          sort={props.sort}
          density={props.density}
          search={props.search}
          onSort={props.onSort}
          onDensity={props.onDensity}
          onSearch={props.onSearch}
        />
      </div>
    </div>
  );
}
