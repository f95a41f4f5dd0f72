import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { paths } from '@lobby/feature';
import { useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Page } from '@lobby/ui-kit/page';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Link } from 'react-router-dom';
import type { DealFilters } from './deal-filters.ts';
import { DealList } from './deal-list.tsx';
import type { Deal, DealPage, DealTotals } from './deal-types.ts';
import { ExportBar } from './export/export-bar.tsx';
import type { ExportState } from './export/use-export.ts';
import { FilterBar } from './filter-bar.tsx';
import { recordsMessages } from './messages/index.ts';
import css from './records.module.css';
import { Totals } from './totals.tsx';

export interface RecordsViewProps {
  readonly filters: DealFilters;
  readonly isRangeValid: boolean;
  /** Undefined while they are being fetched, or when that failed. */
  readonly records: DealPage | undefined;
  readonly totals: DealTotals | undefined;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  /** From 1. */
  readonly page: number;
  readonly exporting: ExportState;
  onFilters(next: DealFilters): void;
  onPage(page: number): void;
  onDetail(deal: Deal): void;
  onRetry(): void;
  onExport(): void;
  onStopExport(): void;
}

/** The transaction record: filters, totals, the list and its pages. */
export function RecordsView(props: RecordsViewProps) {
  const t = useText(recordsMessages);
  const { filters, isRangeValid, totals, exporting, onFilters, onExport, onStopExport } = props;
  return (
    <Page title={t('records.title')}>
      <FilterBar filters={filters} isRangeValid={isRangeValid} onChange={onFilters} />
      {isRangeValid && (
        <>
          <div className={css.between}>
            <Totals totals={totals} />
            <ExportBar
              state={exporting}
              total={totals?.count ?? 0}
              onExport={onExport}
              onStop={onStopExport}
            />
          </div>
          <Content {...props} />
          <Pages {...props} />
        </>
      )}
    </Page>
  );
}

function Content({ records, failure, isRetrying, page, onDetail, onRetry }: RecordsViewProps) {
  const t = useText(recordsMessages);
  const locale = useLocale();
  if (!records && failure)
    return (
      <ErrorState
        title={t('records.error')}
        hint={inlineText(failure, locale)}
        busy={isRetrying}
        onRetry={onRetry}
      />
    );
  if (!records)
    return (
      <SkeletonGroup label={t('records.list')} className={css.waiting}>
        <Skeleton shape="block" height="20rem" />
      </SkeletonGroup>
    );
  if (records.list.length === 0 && page === 1)
    return (
      <EmptyState
        title={t('records.empty')}
        hint={t('records.empty.hint')}
        action={
          <Link className={css.link} to={paths.mine.deposit()}>
            {t('records.empty.deposit')}
          </Link>
        }
      />
    );
  return <DealList deals={records.list} onDetail={onDetail} />;
}

/** Stays while a page is fetched, so that the focus stays on its buttons. */
function Pages({ records, page, onPage }: Pick<RecordsViewProps, 'records' | 'page' | 'onPage'>) {
  const t = useText(recordsMessages);
  const hasNext = records !== undefined && records.next !== '';
  if (page === 1 && !hasNext) return null;
  return (
    <nav className={css.pager} aria-label={t('records.pages')}>
      <Button size="s" disabledLook={page === 1} onClick={() => page > 1 && onPage(page - 1)}>
        {t('records.previous')}
      </Button>
      <span aria-live="polite">{t('records.page', { page })}</span>
      <Button size="s" disabledLook={!hasNext} onClick={() => hasNext && onPage(page + 1)}>
        {t('records.next')}
      </Button>
    </nav>
  );
}
