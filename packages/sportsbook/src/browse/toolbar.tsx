import { type OddsFormat, useOddsFormat } from '@lobby/betslip';
import { oddsFormats } from '@lobby/betting';
import { phone, useMedia } from '@lobby/feature/use-media';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Icon } from '@lobby/ui-kit/icon';
import { Segmented } from '@lobby/ui-kit/segmented';
import { Select } from '@lobby/ui-kit/select';
import { TextField } from '@lobby/ui-kit/text-field';
import { FavouriteChip } from '../favourites/favourite-chip.tsx';
import type { Counts } from '../feed/counts-feed.ts';
import { sportsbookMessages } from '../messages/index.ts';
import { SportSelect } from '../query/sport-select.tsx';
import { type BrowseQuery, type MatchQuery, showsOf, withShow } from '../query/use-browse-query.ts';
import { type Density, densities, type SortOrder, sortOrders } from '../remembered/list-memory.ts';
import { slipAsBar } from '../state/widths.ts';
import css from './toolbar.module.css';

interface ToolbarProps {
  readonly query: MatchQuery;
  readonly counts: Counts | undefined;
  readonly sort: SortOrder;
  readonly density: Density;
  readonly search: string;
  /** How many leagues are chosen; 0 = all. */
  readonly chosenLeagues: number;
  /** How many matches of the list are favourites. */
  readonly favourites: number;
  onGo(next: BrowseQuery): void;
  onSort(sort: SortOrder): void;
  onDensity(density: Density): void;
  onSearch(search: string): void;
  onFilter(): void;
  onResults(): void;
}

/** Above the list: market type, favourites, league filter, odds format, order, search. */
export function Toolbar(props: ToolbarProps) {
  const { query, counts, sort, search, chosenLeagues } = props;
  const t = useText(sportsbookMessages);
  const [format, chooseFormat] = useOddsFormat();
  const isPhone = useMedia(phone);
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
          count: counts?.bySport[query.sport][show],
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
        <Select<OddsFormat>
          size="s"
          icon={isPhone ? 'chart' : undefined}
          label={t('sportsbook.odds.format')}
          value={format}
          onChange={chooseFormat}
          options={oddsFormats.map(value => ({ value, label: t(`sportsbook.odds.${value}`) }))}
        />
        <Select<SortOrder>
          size="s"
          icon={isPhone ? 'sort' : undefined}
          label={t('sportsbook.sort.label')}
          value={sort}
          onChange={props.onSort}
          options={sortOrders.map(value => ({ value, label: t(`sportsbook.sort.${value}`) }))}
        />
        <Select<Density>
          size="s"
          icon="menu"
          label={t('sportsbook.density.label')}
          value={props.density}
          onChange={props.onDensity}
          options={densities
            .filter(value => !isPhone || value !== 'one-line')
            .map(value => ({ value, label: t(`sportsbook.density.${value}`) }))}
        />
        <TextField
          className={css.search}
          size="s"
          type="search"
          label={t('sportsbook.search.label')}
          hideLabel
          before={<Icon name="search" size={16} />}
          placeholder={t(isPhone ? 'sportsbook.search.short' : 'sportsbook.search.label')}
          value={search}
          maxLength={30}
          onChange={props.onSearch}
        />
      </div>
    </div>
  );
}
