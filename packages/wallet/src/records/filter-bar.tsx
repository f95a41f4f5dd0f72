import { useText } from '@lobby/i18n';
import { Segmented } from '@lobby/ui-kit/segmented';
import { Select } from '@lobby/ui-kit/select';
import { type DealFilters, kindFilters, rangeFilters, stateFilters } from './deal-filters.ts';
import { recordsMessages } from './messages/index.ts';
import css from './records.module.css';

interface FilterBarProps {
  readonly filters: DealFilters;
  readonly isRangeValid: boolean;
  onChange(next: DealFilters): void;
}

/** Kind, days and state; days of one's own when the quick ranges are not enough. */
export function FilterBar({ filters, isRangeValid, onChange }: FilterBarProps) {
  const t = useText(recordsMessages);
  return (
    <search className={css.filters} aria-label={t('records.filters')}>
      <div className={css.scroll}>
        <Segmented
          label={t('records.kind')}
          value={filters.kind}
          onChange={kind => onChange({ ...filters, kind })}
          items={kindFilters.map(value => ({ value, label: t(`records.kind.${value}`) }))}
        />
      </div>
      <div className={css.scroll}>
        <Segmented
          label={t('records.range')}
          value={filters.range}
          onChange={range => onChange({ ...filters, range })}
          items={rangeFilters.map(value => ({ value, label: t(`records.range.${value}`) }))}
        />
      </div>
      <div className={css.line}>
        <Select
          label={t('records.state')}
          value={filters.state}
          onChange={state => onChange({ ...filters, state })}
          options={stateFilters.map(value => ({ value, label: t(`records.state.${value}`) }))}
        />
        {filters.range === 'custom' &&
          (['from', 'to'] as const).map(end => (
            <label key={end} className={css.day}>
              <span>{t(`records.range.${end}`)}</span>
              <input
                type="date"
                value={filters[end]}
                onChange={event => onChange({ ...filters, [end]: event.currentTarget.value })}
              />
            </label>
          ))}
        <span className={css.quiet}>{t('records.zone')}</span>
      </div>
      {!isRangeValid && (
        <p className={css.invalid} role="alert">
          {t('records.range.invalid')}
        </p>
      )}
    </search>
  );
}
