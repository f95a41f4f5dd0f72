import type { ApiFailure } from '@lobby/api-client/request';
import { useMedia } from '@lobby/feature/use-media';
import { useUnfolded } from '../detail/use-unfolded.ts';
import type { ExportState } from '../export/use-export.ts';
import { HallTabs } from '../filters/hall-tabs.tsx';
import type { HistoryQuery } from '../filters/history-query.ts';
import { RecordsPage } from '../records/records-page.tsx';
import { type HistoryTotals, TotalsRow } from '../totals-row.tsx';
import { NoRounds } from './no-rounds.tsx';
import { RoundCards } from './round-cards.tsx';
import { RoundFilters } from './round-filters.tsx';
import { RoundTable } from './round-table.tsx';
import { keyOfLine, type VenueBet } from './venue-bet.ts';

export interface RoundRecordsViewProps {
  readonly query: HistoryQuery;
  /** Those of the hall. */
  readonly venues: readonly { readonly code: string; readonly name: string }[];
  /** False: the custom days make no range. */
  readonly isRangeValid: boolean;
  readonly bets:
    | { readonly list: readonly VenueBet[]; readonly total: number; readonly totals: HistoryTotals }
    | undefined;
  /** The first answer for these filters is on its way. */
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  readonly failure: ApiFailure | undefined;
  readonly pageSize: number;
  readonly exporting: ExportState;
  onQuery(next: HistoryQuery): void;
  onPageSize(size: number): void;
  onExport(): void;
  /** Answers whether it worked. */
  onRefresh(): Promise<boolean>;
}

/** Bets at venues: hall, venue and time, totals, and the bets themselves. */
export function RoundRecordsView(props: RoundRecordsViewProps) {
  const { query, bets, onQuery } = props;
  const hasCards = useMedia('(max-width: 48rem)');
  const list = {
    list: bets?.list ?? [],
    total: bets?.total ?? 0,
    isLoading: props.isLoading,
    page: query.page,
    pageSize: props.pageSize,
    onPage: (page: number) => onQuery({ ...query, page }),
    onPageSize: props.onPageSize,
    empty: <NoRounds query={query} onQuery={onQuery} />,
    ...useUnfolded(keyOfLine),
  };
  return (
    <RecordsPage
      {...props}
      head={
        <>
          <HallTabs hall={query.hall} onHall={hall => onQuery({ ...query, hall, venue: '', page: 1 })} />
          <RoundFilters {...props} />
          <TotalsRow canSell={false} totals={bets?.totals} />
        </>
      }
    >
      {hasCards ? <RoundCards {...list} /> : <RoundTable {...list} />}
    </RecordsPage>
  );
}
