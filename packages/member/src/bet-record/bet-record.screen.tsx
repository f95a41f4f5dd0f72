import { useBetRecordsQuery, useBetRecordTotalQuery } from '@lobby/api-client/endpoints';
import type { ApiFailure } from '@lobby/api-client/request';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { BetRecordView } from './bet-record.view.tsx';
import { firstFilters, instantsOf, type RecordFilters } from './record-filters.ts';

export default function BetRecordScreen() {
  // The day the page was opened: a range must not move while it is read.
  const [now] = useState(() => Date.now());
  const [filters, setFilters] = useState<RecordFilters>(() => firstFilters(now));
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(20);

  const range = instantsOf(filters, now);
  const asked = range ? { ...range, status: filters.status } : skipToken;
  const records = useBetRecordsQuery(asked === skipToken ? asked : { ...asked, pageNum: page, pageSize }, {
    refetchOnMountOrArgChange: true,
  });
  const totals = useBetRecordTotalQuery(asked, { refetchOnMountOrArgChange: true });

  return (
    <BetRecordView
      filters={filters}
      isRangeValid={range !== undefined}
      records={records.currentData}
      totals={totals.currentData}
      isLoading={records.isFetching && !records.currentData}
      isRefreshing={records.isFetching || totals.isFetching}
      failure={failureOf(records.error)}
      page={page}
      pageSize={pageSize}
      onFilters={next => {
        setFilters(next);
        setPage(1);
      }}
      onPage={setPage}
      onPageSize={size => {
        setPageSize(size);
        setPage(1);
      }}
      onRefresh={async () => {
        if (asked === skipToken) return false;
        const [list] = await Promise.all([records.refetch(), totals.refetch()]);
        return list.isSuccess;
      }}
    />
  );
}

function failureOf(error: unknown): ApiFailure | undefined {
  if (error === undefined) return undefined;
  // Safe: the base query answers failures as ApiFailure; anything else is a developer's mistake.
  if (typeof error === 'object' && error !== null && 'kind' in error) return error as ApiFailure;
  return { kind: 'unreadable', stage: 'schema' };
}
