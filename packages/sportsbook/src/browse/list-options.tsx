import { type OddsFormat, useOddsFormat } from '@lobby/betslip';
import { oddsFormats } from '@lobby/betting';
import { phone, useMedia } from '@lobby/feature/use-media';
import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Icon } from '@lobby/ui-kit/icon';
import { SearchField } from '@lobby/ui-kit/search-field';
import { Select } from '@lobby/ui-kit/select';
import { useId, useState } from 'react';
import { sportsbookMessages } from '../messages/index.ts';
import { type Density, densities, type SortOrder, sortOrders } from '../remembered/list-memory.ts';
import css from './list-options.module.css';

export interface ListOptionsProps {
  readonly sort: SortOrder;
  readonly density: Density;
  readonly search: string;
  onSort(sort: SortOrder): void;
  onDensity(density: Density): void;
  onSearch(search: string): void;
}

/** Odds format, order, density and search; behind a button on a phone, so that the first match is in sight. */
export function ListOptions(props: ListOptionsProps) {
  const { sort, density, search, onSort, onDensity, onSearch } = props;
  const t = useText(sportsbookMessages);
  const [format, chooseFormat] = useOddsFormat();
  const isPhone = useMedia(phone);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      {isPhone && (
        <Button
          size="s"
          className={css.unfold}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={[t('sportsbook.list.options'), search].filter(Boolean).join(' ')}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="search" size={16} />
          {!isOpen && search !== '' && <span className={css.searched}>{search}</span>}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
        </Button>
      )}
      <div id={id} className={css.options} hidden={isPhone && !isOpen}>
        <Select<OddsFormat>
          size="s"
          label={t('sportsbook.odds.format')}
          value={format}
          onChange={chooseFormat}
          options={oddsFormats.map(value => ({ value, label: t(`sportsbook.odds.${value}`) }))}
        />
        <Select<SortOrder>
          size="s"
          label={t('sportsbook.sort.label')}
          value={sort}
          onChange={onSort}
          options={sortOrders.map(value => ({ value, label: t(`sportsbook.sort.${value}`) }))}
        />
        <Select<Density>
          size="s"
          icon={isPhone ? undefined : 'menu'}
          label={t('sportsbook.density.label')}
          value={isPhone && density === 'one-line' ? 'roomy' : density}
          onChange={onDensity}
          options={densities
            .filter(value => !isPhone || value !== 'one-line')
            .map(value => ({ value, label: t(`sportsbook.density.${value}`) }))}
        />
        <SearchField
          className={css.search}
          size="s"
          label={t('sportsbook.search.label')}
          value={search}
          onChange={onSearch}
        />
      </div>
    </>
  );
}
