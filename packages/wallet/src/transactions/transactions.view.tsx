import { type ApiFailure, inlineText } from '@lobby/api-client/request';
import { paths } from '@lobby/feature';
import { useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Icon } from '@lobby/ui-kit/icon';
import { Page } from '@lobby/ui-kit/page';
import { Panel } from '@lobby/ui-kit/panel';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Link } from 'react-router-dom';
import { ExportButton, ExportNote } from './export/export-button.tsx';
import type { ExportState } from './export/use-export.ts';
import { FilterBar } from './filter-bar.tsx';
import { transactionsMessages } from './messages/index.ts';
import { TotalsRow } from './totals-row.tsx';
import type { TransactionFilters } from './transaction-filters.ts';
import { TransactionList } from './transaction-list.tsx';
import type { Transaction, TransactionPage, TransactionTotals } from './transaction-types.ts';
import css from './transactions.module.css';

export interface TransactionsViewProps {
  readonly filters: TransactionFilters;
  readonly isRangeValid: boolean;
  /** Undefined while they are being fetched, or when that failed. */
  readonly transactions: TransactionPage | undefined;
  readonly totals: TransactionTotals | undefined;
  /** No pause speaks against a deposit. */
  readonly mayDeposit: boolean;
  readonly failure: ApiFailure | undefined;
  readonly isRetrying: boolean;
  /** From 1. */
  readonly page: number;
  readonly exporting: ExportState;
  onFilters(next: TransactionFilters): void;
  onPage(page: number): void;
  onDetail(transaction: Transaction): void;
  onRetry(): void;
  onExport(): void;
  onStopExport(): void;
}

/** The transaction record: filters, totals, the list and its pages. */
export function TransactionsView(props: TransactionsViewProps) {
  const t = useText(transactionsMessages);
  const { filters, isRangeValid, totals, exporting, onFilters, onExport, onStopExport } = props;
  const total = totals?.count ?? 0;
  return (
    <Page
      title={t('transactions.title')}
      actions={
        isRangeValid && (
          <>
            <ExportButton state={exporting} total={total} onExport={onExport} onStop={onStopExport} />
            <Button size="s" busy={props.isRetrying} onClick={props.onRetry}>
              <Icon name="refresh" size={16} />
              {t('transactions.refresh')}
            </Button>
          </>
        )
      }
      note={<ExportNote state={exporting} total={total} />}
    >
      <FilterBar filters={filters} isRangeValid={isRangeValid} onChange={onFilters} />
      {isRangeValid && (
        <>
          <TotalsRow totals={totals} />
          <p className={css.quiet}>{t('transactions.totals.hint')}</p>
          <Content {...props} />
          <Pages {...props} />
        </>
      )}
    </Page>
  );
}

function Content(props: TransactionsViewProps) {
  const { transactions, failure, isRetrying, page, onDetail, onRetry } = props;
  const t = useText(transactionsMessages);
  const locale = useLocale();
  if (!transactions && failure)
    return (
      <Panel>
        <ErrorState
          title={t('transactions.error')}
          hint={inlineText(failure, locale)}
          busy={isRetrying}
          onRetry={onRetry}
        />
      </Panel>
    );
  if (!transactions)
    return (
      <SkeletonGroup label={t('transactions.list')} className={css.waiting}>
        <Skeleton shape="block" height="20rem" />
      </SkeletonGroup>
    );
  if (transactions.list.length === 0 && page === 1)
    return (
      <Panel>
        <EmptyState
          title={t('transactions.empty')}
          hint={t(props.mayDeposit ? 'transactions.empty.hint' : 'transactions.empty.hint.paused')}
          action={
            props.mayDeposit && (
              <Link className={css.link} to={paths.mine.deposit()}>
                {t('transactions.empty.deposit')}
              </Link>
            )
          }
        />
      </Panel>
    );
  return <TransactionList transactions={transactions.list} onDetail={onDetail} />;
}

/** Stays while a page is fetched, so that the focus stays on its buttons. */
function Pages({
  transactions,
  page,
  onPage,
}: Pick<TransactionsViewProps, 'transactions' | 'page' | 'onPage'>) {
  const t = useText(transactionsMessages);
  const hasNext = transactions !== undefined && transactions.next !== '';
  if (page === 1 && !hasNext) return null;
  return (
    <nav className={css.pager} aria-label={t('transactions.pages')}>
      <Button size="s" disabledLook={page === 1} onClick={() => page > 1 && onPage(page - 1)}>
        {t('transactions.previous')}
      </Button>
      <span aria-live="polite">{t('transactions.page', { page })}</span>
      <Button size="s" disabledLook={!hasNext} onClick={() => hasNext && onPage(page + 1)}>
        {t('transactions.next')}
      </Button>
    </nav>
  );
}
