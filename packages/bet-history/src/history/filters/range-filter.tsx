import { useText } from '@lobby/i18n';
import { DayField } from '@lobby/ui-kit/day-field';
import { Hint } from '@lobby/ui-kit/hint';
import { Segmented } from '@lobby/ui-kit/segmented';
import { betHistoryMessages } from '../../messages/index.ts';
import { type HistoryFilters, quickRanges } from './history-filters.ts';
import css from './range.module.css';

interface RangeProps {
  readonly filters: HistoryFilters;
  onChange(next: HistoryFilters): void;
}

/** The time in which was bet. */
export function RangeFilter({ filters, onChange }: RangeProps) {
  const t = useText(betHistoryMessages);
  return (
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
  );
}

/** Days of one's own when the quick ranges are not enough. */
export function RangeDays({
  filters,
  isRangeValid,
  onChange,
}: RangeProps & { readonly isRangeValid: boolean }) {
  const t = useText(betHistoryMessages);
  if (filters.range !== 'custom') return null;
  return (
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
  );
}
