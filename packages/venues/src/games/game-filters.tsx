import { useText } from '@lobby/i18n';
import { SearchField } from '@lobby/ui-kit/search-field';
import { Segmented } from '@lobby/ui-kit/segmented';
import { Select } from '@lobby/ui-kit/select';
import { Tabs } from '@lobby/ui-kit/tabs';
import { venuesMessages } from '../messages/index.ts';
import type { Venue } from '../venue-types.ts';
import { featureName } from './feature-name.ts';
import { type GameChoice, orders, returns, shows, volatilities } from './game-choice.ts';
import css from './games.module.css';

interface GameFiltersProps {
  readonly choice: GameChoice;
  readonly venues: readonly Venue[];
  /** Those that games have. */
  readonly features: readonly string[];
  onChange(next: GameChoice): void;
}

/** What is chosen from: venue, list, words, and what the games are like. */
export function GameFilters({ choice, venues, features, onChange }: GameFiltersProps) {
  const t = useText(venuesMessages);
  const change = (part: Partial<GameChoice>) => onChange({ ...choice, ...part });
  /** A list has no empty entry. */
  const any = 'any';
  const shown = <T extends string>(value: T): Exclude<T, ''> | typeof any =>
    // Safe: the empty text is the one that is exchanged.
    value === '' ? any : (value as Exclude<T, ''>);
  const chosen = <T extends string>(value: T | typeof any): T | '' =>
    // Safe: as above.
    value === any ? '' : (value as T);
  return (
    <div className={css.filters}>
      {venues.length > 1 && (
        <div className={css.scroll}>
          <Tabs
            label={t('venues.games.providers')}
            value={choice.venue}
            onChange={venue => change({ venue })}
            items={[
              { value: '', label: t('venues.games.providers.all') },
              ...venues.map(({ channelCode, name }) => ({ value: channelCode, label: name })),
            ]}
          />
        </div>
      )}
      <div className={css.row}>
        <div className={css.scroll}>
          <Segmented
            label={t('venues.games.shows')}
            value={choice.show}
            onChange={show => change({ show })}
            items={shows.map(show => ({ value: show, label: t(`venues.games.show.${show}`) }))}
          />
        </div>
        <SearchField
          className={css.search}
          size="m"
          label={t('venues.games.search')}
          placeholder={t('venues.games.search.placeholder')}
          value={choice.search}
          maxLength={40}
          onChange={search => change({ search })}
        />
      </div>
      <div className={css.selects}>
        <Select
          size="m"
          label={t('venues.games.order')}
          value={choice.order}
          options={orders.map(order => ({ value: order, label: t(`venues.games.order.${order}`) }))}
          onChange={order => change({ order })}
        />
        <Select
          size="m"
          label={t('venues.games.return')}
          value={shown(choice.minReturn)}
          options={returns.map(percent => ({
            value: shown(percent),
            label:
              percent === '' ? t('venues.games.return.any') : t('venues.games.return.atLeast', { percent }),
          }))}
          onChange={percent => change({ minReturn: chosen(percent) })}
        />
        <Select
          size="m"
          label={t('venues.games.volatility')}
          value={shown(choice.volatility)}
          options={volatilities.map(grade => ({
            value: shown(grade),
            label: grade === '' ? t('venues.games.volatility.any') : t(`venues.games.volatility.${grade}`),
          }))}
          onChange={grade => change({ volatility: chosen(grade) })}
        />
        {features.length > 0 && (
          <Select
            size="m"
            label={t('venues.games.feature')}
            value={shown(choice.feature)}
            options={[
              { value: any, label: t('venues.games.feature.any') },
              ...features.map(feature => ({ value: feature, label: featureName(feature, t) })),
            ]}
            onChange={feature => change({ feature: chosen(feature) })}
          />
        )}
      </div>
    </div>
  );
}
