import { useText } from '@lobby/i18n';
import { DayField } from '@lobby/ui-kit/day-field';
import { Hint } from '@lobby/ui-kit/hint';
import { Segmented } from '@lobby/ui-kit/segmented';
import { Select } from '@lobby/ui-kit/select';
import { transactionsMessages } from './messages/index.ts';
import { kindFilters, rangeFilters, stateFilters, type TransactionFilters } from './transaction-filters.ts';
import css from './transactions.module.css';

interface FilterBarProps {
  readonly filters: TransactionFilters;
  readonly isRangeValid: boolean;
  onChange(next: TransactionFilters): void;
}

/** Kind, days and state; days of one's own when the quick ranges are not enough. */
export function FilterBar({ filters, isRangeValid, onChange }: FilterBarProps) {
  const t = useText(transactionsMessages);
  return (
    <search className={css.filters} aria-label={t('transactions.filters')}>
      <div className={css.scroll}>
        <Segmented
          label={t('transactions.kind')}
          value={filters.kind}
          onChange={kind => onChange({ ...filters, kind })}
          items={kindFilters.map(value => ({ value, label: t(`transactions.kind.${value}`) }))}
        />
      </div>
      <div className={css.scroll}>
        <Segmented
          label={t('transactions.range')}
          value={filters.range}
          onChange={range => onChange({ ...filters, range })}
          items={rangeFilters.map(value => ({ value, label: t(`transactions.range.${value}`) }))}
        />
      </div>
      <div className={css.line}>
        <Select
          label={t('transactions.state')}
          value={filters.state}
          onChange={state => onChange({ ...filters, state })}
          options={stateFilters.map(value => ({ value, label: t(`transactions.state.${value}`) }))}
        />
        {filters.range === 'custom' &&
          (['from', 'to'] as const).map(end => (
            <DayField
              key={end}
              label={t(`transactions.range.${end}`)}
              value={filters[end]}
              onChange={day => onChange({ ...filters, [end]: day })}
            />
          ))}
        <span className={css.quiet}>{t('transactions.zone')}</span>
      </div>
      {!isRangeValid && (
        <Hint role="alert" tone="danger">
          {t('transactions.range.invalid')}
        </Hint>
      )}
    </search>
  );
}
