import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { betHistoryMessages } from '../../messages/index.ts';
import type { HistoryQuery } from '../filters/history-query.ts';

interface NoRoundsProps {
  readonly query: HistoryQuery;
  onQuery(next: HistoryQuery): void;
}

/** Nothing was bet there and then: offers all venues of the hall, then more days. */
export function NoRounds({ query, onQuery }: NoRoundsProps) {
  const t = useText(betHistoryMessages);
  const { filters, hall, venue } = query;
  if (venue !== '') {
    return (
      <EmptyState
        icon="ticket"
        title={t('betHistory.emptyVenue')}
        action={
          <Button onClick={() => onQuery({ ...query, venue: '', page: 1 })}>
            {t('betHistory.allVenues')}
          </Button>
        }
      />
    );
  }
  const wider = () => onQuery({ ...query, filters: { ...filters, range: 'days30' }, page: 1 });
  return (
    <EmptyState
      icon="ticket"
      title={
        hall === 'all'
          ? t('betHistory.empty')
          : t('betHistory.emptyHall', { hall: t(`betHistory.hall.${hall}`) })
      }
      action={filters.range !== 'days30' && <Button onClick={wider}>{t('betHistory.emptyWider')}</Button>}
    />
  );
}
