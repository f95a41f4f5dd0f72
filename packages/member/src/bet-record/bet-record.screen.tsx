import { keepAsking, toFailure } from '@lobby/api';
import { useBetRecordsQuery, useBetRecordTotalQuery } from '@lobby/api/endpoints/record';
import { useOpenedAt } from '@lobby/api/use-opened-at';
import { useLocale } from '@lobby/i18n';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { BetRecordView } from './bet-record.view.tsx';
import type { BetRecord } from './bet-words.ts';
import { useExport } from './export/use-export.ts';
import { requestOf } from './record-filters.ts';
import { useRecordQuery } from './record-query.ts';

/** How often bets that are not decided yet are looked at again. */
const openBetsMs = 15_000;

export default function BetRecordScreen() {
  // The day the page was opened, by the clock that bets are placed by: a range must not move while it is read.
  const now = useOpenedAt();
  const [{ filters, page }, go] = useRecordQuery(now);
  const locale = useLocale();
  const [pageSize, setPageSize] = useState(20);
  const [isRefreshing, setRefreshing] = useState(false);

  const [exporting, startExport] = useExport(filters);
  const asked = requestOf(filters) ?? skipToken;
  const [hasOpen, setHasOpen] = useState(false);
  const asking = { refetchOnMountOrArgChange: true };
  const records = useBetRecordsQuery(
    asked === skipToken ? asked : { ...asked, pageNum: page, pageSize, langx: locale },
    asking,
  );
  const totals = useBetRecordTotalQuery(asked, asking);
  const openNow = records.currentData?.list.some(isUndecided) ?? false;
  if (openNow !== hasOpen) setHasOpen(openNow);
  const { refetch } = records;
  const { refetch: addUpAgain } = totals;
  useEffect(() => {
    if (!hasOpen) return;
    return keepAsking(() => {
      void refetch();
      void addUpAgain();
    }, openBetsMs);
  }, [hasOpen, refetch, addUpAgain]);

  return (
    <BetRecordView
      filters={filters}
      isRangeValid={asked !== skipToken}
      records={records.currentData}
      totals={totals.currentData}
      isLoading={records.isFetching && !records.currentData}
      isRefreshing={isRefreshing}
      failure={records.error && toFailure(records.error)}
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
        const [list] = await Promise.all([records.refetch(), totals.refetch()]);
        setRefreshing(false);
        return list.isSuccess;
      }}
    />
  );
}

function isUndecided({ status }: BetRecord): boolean {
  return status === 'pending' || status === 'open';
}
