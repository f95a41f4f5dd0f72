import { toFailure } from '@lobby/api';
import { useLazyMemberBetListQuery, useMemberBetListQuery } from '@lobby/api/endpoints/user-bets';
import { useVenuesQuery } from '@lobby/api/endpoints/venue-purses';
import { useLocale } from '@lobby/i18n';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useExport } from '../export/use-export.ts';
import { hallRequestOf } from '../filters/history-filters.ts';
import type { HistoryQuery } from '../filters/history-query.ts';
import { RoundRecordsView } from './round-records.view.tsx';
import { keyOfLine } from './venue-bet.ts';

interface RoundRecordsProps {
  readonly query: HistoryQuery;
  onQuery(next: HistoryQuery): void;
}

/** The bets of a hall beside sports, or of all. */
export function RoundRecords({ query, onQuery }: RoundRecordsProps) {
  const { filters, hall, venue, page } = query;
  const locale = useLocale();
  const [pageSize, setPageSize] = useState(20);
  const [isRefreshing, setRefreshing] = useState(false);
  const venues = useVenuesQuery({ category: hall === 'all' ? 8 : hall, langx: locale }).currentData ?? [];
  const asked = hallRequestOf(filters, hall, venue);
  const bets = useMemberBetListQuery(
    asked ? { ...asked, pageNum: page, pageSize, langx: locale } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const [ask] = useLazyMemberBetListQuery();
  const [exporting, startExport] = useExport(
    filters.days,
    asked &&
      ((loaded, setting) =>
        loaded.exportRounds(
          async request => {
            const { data, error } = await ask(request);
            return data ? { data } : { failure: error ? toFailure(error) : { kind: 'aborted' } };
          },
          asked,
          keyOfLine,
          setting,
        )),
  );
  return (
    <RoundRecordsView
      query={query}
      venues={venues.map(({ channelCode: code, name }) => ({ code, name }))}
      isRangeValid={asked !== undefined}
      bets={bets.currentData}
      isLoading={bets.isFetching && !bets.currentData}
      isRefreshing={isRefreshing}
      failure={bets.error && toFailure(bets.error)}
      pageSize={pageSize}
      exporting={exporting}
      onExport={startExport}
      onQuery={onQuery}
      onPageSize={size => {
        setPageSize(size);
        onQuery({ ...query, page: 1 });
      }}
      onRefresh={async () => {
        if (!asked) return false;
        setRefreshing(true);
        const { isSuccess } = await bets.refetch();
        setRefreshing(false);
        return isSuccess;
      }}
    />
  );
}
