import { pollWhileVisible, toFailure } from '@lobby/api';
import {
  useBetHistoryQuery,
  useBetHistoryTotalQuery,
  useLazyBetHistoryQuery,
} from '@lobby/api/endpoints/record';
import { usePause } from '@lobby/api/use-pause';
import { useMemberPrices } from '@lobby/betslip/member-prices';
import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useLocale } from '@lobby/i18n';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { BetHistoryView } from './bet-history.view.tsx';
import type { Bet } from './bet-words.ts';
import { useExport } from './export/use-export.ts';
import { requestOf } from './filters/history-filters.ts';
import type { HistoryQuery } from './filters/history-query.ts';

/** How often bets that are not decided yet are looked at again. */
const openBetsMs = 15_000;

interface SportRecordsProps {
  readonly query: HistoryQuery;
  onQuery(next: HistoryQuery): void;
}

/** The bets on sports, leg by leg. */
export function SportRecords({ query, onQuery }: SportRecordsProps) {
  const { filters, page } = query;
  const locale = useLocale();
  const [pageSize, setPageSize] = useState(20);
  const [isRefreshing, setRefreshing] = useState(false);

  const wanted = requestOf(filters);
  const asked = wanted ?? skipToken;
  const [ask] = useLazyBetHistoryQuery();
  const [exporting, startExport] = useExport(
    filters.days,
    wanted &&
      ((loaded, setting) =>
        loaded.exportHistory(
          async request => {
            const { data, error } = await ask(request);
            return data ? { data } : { failure: error ? toFailure(error) : { kind: 'aborted' } };
          },
          wanted,
          setting,
        )),
  );
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
  const prices = useMemberPrices();
  const isOffered = usePathExists()(paths.game.sport({ enName: 'crty' }));
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
      prices={isOffered && pause === null ? prices : undefined}
      bets={bets.currentData}
      totals={totals.currentData}
      isLoading={bets.isFetching && !bets.currentData}
      isRefreshing={isRefreshing}
      failure={bets.error && toFailure(bets.error)}
      page={page}
      pageSize={pageSize}
      exporting={exporting}
      onExport={startExport}
      onHall={hall => onQuery({ ...query, hall, page: 1 })}
      onFilters={next => onQuery({ ...query, filters: next, page: 1 })}
      onPage={next => onQuery({ ...query, page: next })}
      onPageSize={size => {
        setPageSize(size);
        onQuery({ ...query, page: 1 });
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
