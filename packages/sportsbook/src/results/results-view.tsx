import { nameSport } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import { type SportType, sportTypes } from '@lobby/sports';
import { Segmented } from '@lobby/ui-kit/segmented';
import { Select } from '@lobby/ui-kit/select';
import { DayResults } from './day/day-results.tsx';
import { resultMessages } from './messages/index.ts';
import { type ResultsQuery, resultViewsOf, withChoice } from './results-query.ts';
import css from './results-view.module.css';
import { LeagueTables } from './standings/league-tables.tsx';

interface ResultsViewProps {
  readonly query: ResultsQuery;
  onGo(next: ResultsQuery, options?: { replace: boolean }): void;
}

/** The centre column of what has been played: results by day, and the tables of the leagues. */
export default function ResultsView({ query, onGo }: ResultsViewProps) {
  const t = useText(resultMessages);
  const views = resultViewsOf(query.sport);
  return (
    <section aria-label={t('sportResults.title')}>
      <div className={css.bar}>
        {views.length > 1 && (
          <Segmented
            label={t('sportResults.views')}
            value={query.view}
            onChange={view => onGo(withChoice(query, { view }))}
            items={views.map(value => ({ value, label: t(`sportResults.view.${value}`) }))}
          />
        )}
        <Select<SportType>
          size="s"
          label={t('sportResults.sport')}
          value={query.sport}
          onChange={sport => onGo(withChoice(query, { sport }))}
          options={sportTypes.map(value => ({ value, label: nameSport(t, value) }))}
        />
      </div>
      {query.view === 'results' ? (
        <DayResults query={query} onGo={onGo} />
      ) : (
        <LeagueTables query={query} onGo={onGo} />
      )}
    </section>
  );
}
