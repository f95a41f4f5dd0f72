import { useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { resultMessages } from '../messages/index.ts';
import { type ResultsQuery, recentDaysOf, withChoice } from '../results-query.ts';

interface NoResultsProps {
  readonly query: ResultsQuery;
  readonly date: string;
  readonly today: string;
  onGo(next: ResultsQuery): void;
}

/** A day without a result, or none of what was looked for. */
export function NoResults({ query, date, today, onGo }: NoResultsProps) {
  const t = useText(resultMessages);
  if (query.search || query.lid || query.page > 1) {
    return (
      <EmptyState
        icon="search"
        title={
          query.search
            ? t('sportResults.empty.search', { query: query.search })
            : t('sportResults.empty.day', { day: date })
        }
        hint={t('sportResults.empty.searchHint')}
        action={
          <Button onClick={() => onGo({ ...withChoice(query, { search: '' }), lid: '' })}>
            {t('sportResults.empty.clear')}
          </Button>
        }
      />
    );
  }
  const yesterday = recentDaysOf(Date.now())[1] ?? '';
  return date === today ? (
    <EmptyState
      icon="whistle"
      title={t('sportResults.empty.today')}
      hint={t('sportResults.empty.todayHint')}
      action={
        <Button onClick={() => onGo(withChoice(query, { date: yesterday }))}>
          {t('sportResults.empty.yesterday')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon="whistle"
      title={t('sportResults.empty.day', { day: date })}
      hint={t('sportResults.empty.dayHint')}
    />
  );
}
