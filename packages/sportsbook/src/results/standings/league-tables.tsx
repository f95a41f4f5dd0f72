import { results } from '@lobby/api-client/contract/game/results';
import { useText } from '@lobby/i18n';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { Select } from '@lobby/ui-kit/select';
import { useAnswer } from '../../state/use-answer.ts';
import { NotLoaded } from '../../status/not-loaded.tsx';
import { resultMessages } from '../messages/index.ts';
import { type ResultsQuery, withChoice } from '../results-query.ts';
import css from './standings.module.css';
import { StandingsTable } from './standings-table.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

interface LeagueTablesProps {
  readonly query: ResultsQuery;
  onGo(next: ResultsQuery): void;
}

/** The table of a league that is chosen, at first of the one with most matches. */
export function LeagueTables({ query, onGo }: LeagueTablesProps) {
  const t = useText(resultMessages);
  const [state, retry] = useAnswer(results.standings, { gtype: query.sport, lid: query.lid });
  if (state.status === 'loading') return <TableSkeleton />;
  if (state.status === 'failed')
    return <NotLoaded title={t('sportResults.table.error')} failure={state.failure} onRetry={retry} />;
  const { leagues, lid, rows } = state.answer;
  return (
    <>
      {leagues.length > 0 && (
        <div className={css.tools}>
          <Select
            size="s"
            label={t('sportResults.league')}
            value={lid || undefined}
            onChange={next => onGo(withChoice(query, { lid: next }))}
            options={leagues.map(one => ({ value: one.lid, label: one.name }))}
          />
        </div>
      )}
      {rows.length === 0 ? (
        <EmptyState
          icon="whistle"
          title={t('sportResults.table.empty')}
          hint={t('sportResults.table.emptyHint')}
        />
      ) : (
        <StandingsTable
          sport={query.sport}
          league={leagues.find(one => one.lid === lid)?.name ?? ''}
          rows={rows}
        />
      )}
    </>
  );
}
