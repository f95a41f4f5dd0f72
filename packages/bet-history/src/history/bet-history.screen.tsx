import { pollWhileVisible, toFailure } from '@lobby/api';
import { useBetHistoryQuery, useBetHistoryTotalQuery } from '@lobby/api/endpoints/record';
import { useOpenedAt } from '@lobby/api/use-opened-at';
import { usePause } from '@lobby/api/use-pause';
import { useLocale } from '@lobby/i18n';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { BetHistoryView } from './bet-history.view.tsx';
import type { Bet } from './bet-words.ts';
import { useExport } from './export/use-export.ts';
import { requestOf } from './filters/history-filters.ts';
import { useHistoryQuery } from './filters/history-query.ts';

/** How often bets that are not decided yet are looked at again. */
const openBetsMs = 15_000;

export default function BetHistoryScreen() {
  // The day the page was opened, by the clock that bets are placed by: a range must not move while it is read.
  const now = useOpenedAt();
  const [{ filters, page }, go] = useHistoryQuery(now);
  const locale = useLocale();
  const [pageSize, setPageSize] = useState(20);
  const [isRefreshing, setRefreshing] = useState(false);

  const [exporting, startExport] = useExport(filters);
  const asked = requestOf(filters) ?? skipToken;
  const [hasOpen, setHasOpen] = useState(false);
  const asking = { refetchOnMountOrArgChange: true };
  const bets = useBetHistoryQuery(
    asked === skipToken ? asked : { ...asked, pageNum: page, pageSize, langx: locale },
    asking,
  );
  const totals = useBetHistoryTotalQuery(asked, asking);
  const openNow = bets.currentData?.list.some(isUndecided) ?? false;
  if (openNow !== hasOpen) setHasOpen(openNow);
  const { refetch } = bets;
  const { refetch: addUpAgain } = totals;
  const pause = usePause();
  useEffect(() => {
    if (!hasOpen) return;
    return pollWhileVisible(() => {
      void refetch();
      void addUpAgain();
    }, openBetsMs);
  }, [hasOpen, refetch, addUpAgain]);

  return (
    <BetHistoryView
      filters={filters}
      isRangeValid={asked !== skipToken}
      mayBet={pause === null}
      bets={bets.currentData}
      totals={totals.currentData}
      isLoading={bets.isFetching && !bets.currentData}
      isRefreshing={isRefreshing}
      failure={bets.error && toFailure(bets.error)}
      page={page}
      pageSize={pageSize}
      exporting={exporting}
      onExport={startExport}
      onFilters={next => go({ filters: next, page: 1 })}
      onPage={next => go({ filters, page: next })}
      onPageSize={size => {
        setPageSize(size);
        go({ filters, page: 1 });
      }}
      onRefresh={async () => {
        if (asked === skipToken) return false;
        setRefreshing(true);
        const [list] = await Promise.all([bets.refetch(), totals.refetch()]);
        setRefreshing(false);
        return list.isSuccess;
      }}
    />
  );
}

function isUndecided({ status }: Bet): boolean {
  return status === 'pending' || status === 'open';
}
