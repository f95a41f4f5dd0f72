import { useText } from '@lobby/i18n';
import { Select } from '@lobby/ui-kit/select';
import { betHistoryMessages } from '../../messages/index.ts';
import type { HistoryFilters } from '../filters/history-filters.ts';
import type { HistoryQuery } from '../filters/history-query.ts';
import { RangeDays, RangeFilter } from '../filters/range-filter.tsx';
import css from './rounds.module.css';

interface RoundFiltersProps {
  readonly query: HistoryQuery;
  readonly venues: readonly { readonly code: string; readonly name: string }[];
  readonly isRangeValid: boolean;
  onQuery(next: HistoryQuery): void;
}

/** No venue has small letters. */
const all = 'all';

/** Time, and the venue where a hall has several. */
export function RoundFilters({ query, venues, isRangeValid, onQuery }: RoundFiltersProps) {
  const t = useText(betHistoryMessages);
  const onChange = (filters: HistoryFilters) => onQuery({ ...query, filters, page: 1 });
  const options = venues.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <search className={css.filters} aria-label={t('betHistory.filters')}>
      <RangeFilter filters={query.filters} onChange={onChange} />
      {(venues.length > 1 || query.venue !== '') && (
        <Select
          label={t('betHistory.venue')}
          value={query.venue === '' ? all : query.venue}
          onChange={venue => onQuery({ ...query, venue: venue === all ? '' : venue, page: 1 })}
          options={[{ value: all, label: t('betHistory.venue.all') }, ...options]}
        />
      )}
      <RangeDays filters={query.filters} isRangeValid={isRangeValid} onChange={onChange} />
    </search>
  );
}
