import { useOpenedAt } from '@lobby/api/use-opened-at';
import { useFocusKeptIn } from '@lobby/ui-kit/focus-kept';
import css from './bet-history.module.css';
import { useHistoryQuery } from './filters/history-query.ts';
import { RoundRecords } from './rounds/round-records.container.tsx';
import { SportRecords } from './sport-records.container.tsx';

export default function BetHistoryScreen() {
  // The day the page was opened, by the clock that bets are placed by: a range must not move while it is read.
  const now = useOpenedAt();
  const [query, go] = useHistoryQuery(now);
  // Bets on sports have a page of their own, whose tabs are others.
  const kept = useFocusKeptIn<HTMLDivElement>('[role=tab][aria-selected=true]');
  return (
    <div className={css.whole} {...kept}>
      {query.hall === 'TY' ? (
        <SportRecords query={query} onQuery={go} />
      ) : (
        <RoundRecords query={query} onQuery={go} />
      )}
    </div>
  );
}
