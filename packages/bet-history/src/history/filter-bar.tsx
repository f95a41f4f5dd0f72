import { nameSport } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import { Hint } from '@lobby/ui-kit/hint';
import { Segmented } from '@lobby/ui-kit/segmented';
import { Select } from '@lobby/ui-kit/select';
import { betHistoryMessages } from '../messages/index.ts';
import css from './bet-history.module.css';
import {
  type HistoryFilters,
  kindFilters,
  quickRanges,
  sportFilters,
  statusFilters,
} from './filters/history-filters.ts';

interface FilterBarProps {
  readonly filters: HistoryFilters;
  readonly isRangeValid: boolean;
  onChange(next: HistoryFilters): void;
}

/** State, time, kind and sport; days of one's own when the quick ranges are not enough. */
export function FilterBar({ filters, isRangeValid, onChange }: FilterBarProps) {
  const t = useText(betHistoryMessages);
  const isCustom = filters.range === 'custom';
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
      <div className={css.scroll}>
        <Segmented
          label={t('betHistory.range')}
          value={filters.range}
          onChange={range => onChange({ ...filters, range })}
          items={[...quickRanges, 'custom' as const].map(value => ({
            value,
            label: t(`betHistory.range.${value}`),
          }))}
        />
      </div>
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
      {isCustom && (
        <div className={css.custom}>
          <DayField
            label={t('betHistory.range.from')}
            value={filters.days.from}
            onChange={from => onChange({ ...filters, days: { ...filters.days, from } })}
          />
          <DayField
            label={t('betHistory.range.to')}
            value={filters.days.to}
            onChange={to => onChange({ ...filters, days: { ...filters.days, to } })}
          />
          <span className={css.quiet}>{t('betHistory.range.zone')}</span>
          {!isRangeValid && (
            <Hint role="alert" tone="danger">
              {t('betHistory.range.invalid')}
            </Hint>
          )}
        </div>
      )}
    </search>
  );
}

function DayField({ label, value, onChange }: { label: string; value: string; onChange(day: string): void }) {
  return (
    <label className={css.day}>
      <span>{label}</span>
      <input type="date" value={value} onChange={event => onChange(event.currentTarget.value)} />
    </label>
  );
}
