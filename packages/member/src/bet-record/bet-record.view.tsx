import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Icon } from '@lobby/ui-kit/icon';
import { Page } from '@lobby/ui-kit/page';
import { toast } from '@lobby/ui-kit/toast';
import { memberMessages } from '../messages/index.ts';
import css from './bet-record.module.css';
import type { BetRecord } from './bet-words.ts';
import { ExportButton, ExportNote } from './export/export-button.tsx';
import type { ExportState } from './export/use-export.ts';
import { FilterBar } from './filter-bar.tsx';
import { NoBets } from './no-bets.tsx';
import { RecordCards } from './record-cards.tsx';
import type { RecordFilters } from './record-filters.ts';
import { RecordTable } from './record-table.tsx';
import { type RecordTotals, TotalsRow } from './totals-row.tsx';
import { useIsPhone } from './use-is-phone.ts';
import { useUnfolded } from './use-unfolded.ts';

export interface BetRecordViewProps {
  readonly filters: RecordFilters;
  /** False: the custom days make no range. */
  readonly isRangeValid: boolean;
  readonly records: { readonly list: readonly BetRecord[]; readonly total: number } | undefined;
  readonly totals: RecordTotals | undefined;
  /** The first answer for these filters is on its way. */
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  readonly failure: ApiFailure | undefined;
  readonly page: number;
  readonly pageSize: number;
  readonly exporting: ExportState;
  onFilters(next: RecordFilters): void;
  onPage(page: number): void;
  onPageSize(size: number): void;
  onExport(): void;
  /** Answers whether it worked. */
  onRefresh(): Promise<boolean>;
}

/** A member's bets: filters, totals, and the bets themselves. */
export function BetRecordView(props: BetRecordViewProps) {
  const { filters, records, failure, isLoading } = props;
  const t = useText(memberMessages);
  const locale = useLocale();
  const isPhone = useIsPhone();
  const refresh = async () => {
    if (await props.onRefresh()) toast.success(t('member.betRecord.refreshed'));
  };
  const list = {
    list: records?.list ?? [],
    total: records?.total ?? 0,
    isLoading,
    page: props.page,
    pageSize: props.pageSize,
    onPage: props.onPage,
    onPageSize: props.onPageSize,
    empty: <NoBets filters={filters} onFilters={props.onFilters} />,
    ...useUnfolded(),
  };
  return (
    <Page>
      <header className={css.top}>
        <h1 className={css.title}>{t('member.betRecord.title')}</h1>
        <div className={css.actions}>
          <ExportButton state={props.exporting} isEmpty={!records?.total} onExport={props.onExport} />
          <Button size="s" busy={props.isRefreshing} onClick={refresh}>
            <Icon name="refresh" size={16} />
            {t('member.betRecord.refresh')}
          </Button>
        </div>
        <ExportNote state={props.exporting} />
      </header>
      <FilterBar filters={filters} isRangeValid={props.isRangeValid} onChange={props.onFilters} />
      <TotalsRow totals={props.totals} />
      {filters.status === 'rejected' && <p className={css.quiet}>{t('member.betRecord.total.rejected')}</p>}
      {failure && !records ? (
        <ErrorState
          title={t('member.betRecord.error')}
          hint={inlineText(failure, locale)}
          busy={props.isRefreshing}
          onRetry={props.onRefresh}
        />
      ) : isPhone ? (
        <RecordCards {...list} />
      ) : (
        <RecordTable {...list} />
      )}
    </Page>
  );
}
