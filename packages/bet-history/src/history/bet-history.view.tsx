import type { ApiFailure } from '@lobby/api-client/request';
import { useMedia } from '@lobby/feature/use-media';
import { useText } from '@lobby/i18n';
import { betHistoryMessages } from '../messages/index.ts';
import css from './bet-history.module.css';
import { type Bet, keyOf } from './bet-words.ts';
import { useUnfolded } from './detail/use-unfolded.ts';
import type { ExportState } from './export/use-export.ts';
import { FilterBar } from './filter-bar.tsx';
import { HallTabs } from './filters/hall-tabs.tsx';
import type { Hall, HistoryFilters } from './filters/history-filters.ts';
import { HistoryCards } from './history-cards.tsx';
import { HistoryTable } from './history-table.tsx';
import { NoBets } from './no-bets.tsx';
import { RecordsPage } from './records/records-page.tsx';
import { type HistoryTotals, TotalsRow } from './totals-row.tsx';

export interface BetHistoryViewProps {
  readonly filters: HistoryFilters;
  /** False: the custom days make no range. */
  readonly isRangeValid: boolean;
  /** No pause speaks against a bet. */
  readonly mayBet: boolean;
  readonly bets: { readonly list: readonly Bet[]; readonly total: number } | undefined;
  readonly totals: HistoryTotals | undefined;
  /** The first answer for these filters is on its way. */
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  readonly failure: ApiFailure | undefined;
  readonly page: number;
  readonly pageSize: number;
  readonly exporting: ExportState;
  onHall(hall: Hall): void;
  onFilters(next: HistoryFilters): void;
  onPage(page: number): void;
  onPageSize(size: number): void;
  onExport(): void;
  /** Answers whether it worked. */
  onRefresh(): Promise<boolean>;
}

/** A member's bets: filters, totals, and the bets themselves. */
export function BetHistoryView(props: BetHistoryViewProps) {
  const { filters, bets, isLoading } = props;
  const t = useText(betHistoryMessages);
  const hasCards = useMedia(cards);
  const list = {
    list: bets?.list ?? [],
    total: bets?.total ?? 0,
    isLoading,
    page: props.page,
    pageSize: props.pageSize,
    onPage: props.onPage,
    onPageSize: props.onPageSize,
    empty: <NoBets filters={filters} mayBet={props.mayBet} onFilters={props.onFilters} />,
    ...useUnfolded(keyOf),
  };
  return (
    <RecordsPage
      {...props}
      head={
        <>
          <HallTabs hall="TY" onHall={props.onHall} />
          <FilterBar filters={filters} isRangeValid={props.isRangeValid} onChange={props.onFilters} />
          <TotalsRow canSell totals={props.totals} />
          {filters.status === 'rejected' && <p className={css.quiet}>{t('betHistory.total.rejected')}</p>}
        </>
      }
    >
      {hasCards ? <HistoryCards {...list} /> : <HistoryTable {...list} />}
    </RecordsPage>
  );
}

/** On a phone, or on a tablet held upright, the bets are cards instead of a table. */
const cards = '(max-width: 48rem)';
