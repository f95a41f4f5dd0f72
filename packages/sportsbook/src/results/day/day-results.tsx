import { results } from '@lobby/api-client/contract/game/results';
import { useText } from '@lobby/i18n';
import { DayField } from '@lobby/ui-kit/day-field';
import { Pager } from '@lobby/ui-kit/pager';
import { SearchField } from '@lobby/ui-kit/search-field';
import { Segmented } from '@lobby/ui-kit/segmented';
import { Select } from '@lobby/ui-kit/select';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { useAnswer } from '../../state/use-answer.ts';
import { NotLoaded } from '../../status/not-loaded.tsx';
import { resultMessages } from '../messages/index.ts';
import { type ResultsQuery, recentDaysOf, withChoice } from '../results-query.ts';
import css from './day-results.module.css';
import { NoResults } from './no-results.tsx';
import { ResultRow } from './result-row.tsx';

interface DayResultsProps {
  readonly query: ResultsQuery;
  onGo(next: ResultsQuery, options?: { replace: boolean }): void;
}

const perPage = 30;

/** What was played on a day: its choice, the rows, the pages. */
export function DayResults({ query, onGo }: DayResultsProps) {
  const t = useText(resultMessages);
  const days = recentDaysOf(Date.now());
  const [today = ''] = days;
  const date = query.date || today;
  const { sport, lid, search, page } = query;
  const [state, retry] = useAnswer(results.results, { gtype: sport, date, lid, search, page: String(page) });
  const leagues = state.status === 'ready' ? state.answer.leagues : [];
  const choose = (next: Parameters<typeof withChoice>[1]) => onGo(withChoice(query, next));
  return (
    <>
      <div className={css.days}>
        <Segmented
          size="s"
          label={t('sportResults.days')}
          value={date}
          onChange={day => choose({ date: day === today ? '' : day })}
          items={days.map((value, ago) => ({ value, label: <DayLabel ago={ago} date={value} /> }))}
        />
      </div>
      <div className={css.tools}>
        <DayField
          label={t('sportResults.day.other')}
          value={date}
          onChange={day => choose({ date: day === today ? '' : day })}
        />
        <Select
          size="s"
          label={t('sportResults.league')}
          value={lid || 'all'}
          onChange={next => choose({ lid: next === 'all' ? '' : next })}
          options={[
            { value: 'all', label: t('sportResults.league.all') },
            ...leagues.map(one => ({
              value: one.lid,
              label: t('sportResults.league.count', { league: one.name, count: one.count }),
            })),
          ]}
        />
        <SearchField
          className={css.search}
          size="s"
          label={t('sportResults.search')}
          value={search}
          onChange={next => onGo(withChoice(query, { search: next }), { replace: true })}
        />
      </div>
      <DayBody state={state} query={query} date={date} today={today} onGo={onGo} onRetry={retry} />
    </>
  );
}

function DayBody(
  props: DayResultsProps & {
    state: ReturnType<typeof useAnswer<typeof results.results>>[0];
    date: string;
    today: string;
    onRetry(): void;
  },
) {
  const { state, query, date, today, onGo, onRetry } = props;
  const t = useText(resultMessages);
  if (state.status === 'loading') return <DaySkeleton />;
  if (state.status === 'failed')
    return <NotLoaded title={t('sportResults.error')} failure={state.failure} onRetry={onRetry} />;
  const { total, matches } = state.answer;
  if (total === 0) return <NoResults query={query} date={date} today={today} onGo={onGo} />;
  return (
    <>
      <p className={css.total} role="status">
        {date === today
          ? t('sportResults.soFar', { count: total })
          : t('sportResults.total', { count: total })}
      </p>
      <ul className={css.list} aria-label={t('sportResults.list', { day: date })}>
        {matches.map(match => (
          <ResultRow key={match.ecid} match={match} sport={query.sport} />
        ))}
      </ul>
      {total > perPage && (
        <Pager
          label={t('sportResults.pages')}
          page={query.page}
          pageSize={perPage}
          total={total}
          onPage={page => onGo({ ...query, page })}
        />
      )}
    </>
  );
}

function DayLabel({ ago, date }: { ago: number; date: string }) {
  const t = useText(resultMessages);
  if (ago === 0) return t('sportResults.day.today');
  if (ago === 1) return t('sportResults.day.yesterday');
  return date.slice(5);
}

function DaySkeleton() {
  const t = useText(resultMessages);
  return (
    <SkeletonGroup label={t('sportResults.loading')}>
      <div className={css.list}>
        {Array.from({ length: 8 }, (_, row) => (
          <div key={row} className={css.waiting}>
            <Skeleton width="70%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
