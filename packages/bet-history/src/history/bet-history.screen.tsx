import { useOpenedAt } from '@lobby/api/use-opened-at';
import { useHistoryQuery } from './filters/history-query.ts';
import { RoundRecords } from './rounds/round-records.container.tsx';
import { SportRecords } from './sport-records.container.tsx';

export default function BetHistoryScreen() {
  // The day the page was opened, by the clock that bets are placed by: a range must not move while it is read.
  const now = useOpenedAt();
  const [query, go] = useHistoryQuery(now);
  return query.hall === 'TY' ? (
    <SportRecords query={query} onQuery={go} />
  ) : (
    <RoundRecords query={query} onQuery={go} />
  );
}
