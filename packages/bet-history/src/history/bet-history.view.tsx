import type { ApiFailure } from '@lobby/api-client/request';
import type { AskedPrices } from '@lobby/betslip/member-prices';
import { useMedia } from '@lobby/feature/use-media';
import { useText } from '@lobby/i18n';
import { betHistoryMessages } from '../messages/index.ts';
import css from './bet-history.module.css';
import { type Bet, isWaiting, keyOf } from './bet-words.ts';
import { useUnfolded } from './detail/use-unfolded.ts';
import type { ExportState } from './export/use-export.ts';
import { FilterBar } from './filter-bar.tsx';
import { HallTabs } from './filters/hall-tabs.tsx';
import type { Hall, HistoryFilters } from './filters/history-filters.ts';
import { HistoryCards } from './history-cards.tsx';
import { HistoryTable } from './history-table.tsx';
import { LivePricesContext, LivePricesSwitch } from './live-prices/live-prices.tsx';
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
  /** Where open bets find what they cost now; undefined where nobody can be asked. */
  readonly prices?: AskedPrices | undefined;
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
  const hasPrices = props.prices && bets?.list.some(bet => bet.legs.some(leg => isWaiting(bet, leg)));
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
          {hasPrices && <LivePricesSwitch />}
          {filters.status === 'rejected' && <p className={css.quiet}>{t('betHistory.total.rejected')}</p>}
        </>
      }
    >
      <LivePricesContext value={props.prices}>
        {hasCards ? <HistoryCards {...list} /> : <HistoryTable {...list} />}
      </LivePricesContext>
    </RecordsPage>
  );
}

/** On a phone, or on a tablet held upright, the bets are cards instead of a table. */
const cards = '(max-width: 48rem)';
