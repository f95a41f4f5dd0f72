import { nameSport } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import { Segmented } from '@lobby/ui-kit/segmented';
import { Select } from '@lobby/ui-kit/select';
import { betHistoryMessages } from '../messages/index.ts';
import css from './bet-history.module.css';
import { type HistoryFilters, kindFilters, sportFilters, statusFilters } from './filters/history-filters.ts';
import { RangeDays, RangeFilter } from './filters/range-filter.tsx';

interface FilterBarProps {
  readonly filters: HistoryFilters;
  readonly isRangeValid: boolean;
  onChange(next: HistoryFilters): void;
}

/** State, time, kind and sport; days of one's own when the quick ranges are not enough. */
export function FilterBar({ filters, isRangeValid, onChange }: FilterBarProps) {
  const t = useText(betHistoryMessages);
  return (
    <search className={css.filters} aria-label={t('betHistory.filters')}>
      <div className={css.scroll}>
        <Segmented
          label={t('betHistory.status')}
          value={filters.status}
          onChange={status => onChange({ ...filters, status })}
          items={statusFilters.map(value => ({ value, label: t(`betHistory.status.${value}`) }))}
        />
      </div>
      <RangeFilter filters={filters} onChange={onChange} />
      <div className={css.choices}>
        <Select
          label={t('betHistory.kind')}
          value={filters.kind}
          onChange={kind => onChange({ ...filters, kind })}
          options={kindFilters.map(value => ({ value, label: t(`betHistory.kind.${value}`) }))}
        />
        <Select
          label={t('betHistory.sport')}
          value={filters.sport}
          onChange={sport => onChange({ ...filters, sport })}
          options={sportFilters.map(value => ({
            value,
            label: value === 'all' ? t('betHistory.sport.all') : nameSport(t, value),
          }))}
        />
      </div>
      <RangeDays filters={filters} isRangeValid={isRangeValid} onChange={onChange} />
    </search>
  );
}
