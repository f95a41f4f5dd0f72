import { toFailure } from '@lobby/api';
import {
  useTransactionDetailQuery,
  useTransactionsQuery,
  useTransactionTotalsQuery,
} from '@lobby/api/endpoints/transactions';
import { useOpenedAt } from '@lobby/api/use-opened-at';
import { usePause } from '@lobby/api/use-pause';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useExport } from './export/use-export.ts';
import { TransactionDetailView } from './transaction-detail.view.tsx';
import { readFilters, type TransactionFilters, wantedOf, writeFilters } from './transaction-filters.ts';
import type { Transaction } from './transaction-types.ts';
import { TransactionsView } from './transactions.view.tsx';

const fresh = { refetchOnMountOrArgChange: true } as const;

/** The transaction record; the filters are in the address, the page is not: it depends on those before it. */
export default function TransactionsScreen() {
  // The day the page was opened: a range must not move while it is read.
  const now = useOpenedAt();
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params, now);
  const wanted = wantedOf(filters);
  const query = writeFilters(filters).toString();
  // Where each page begins; of other filters none is kept.
  const [pages, setPages] = useState({ query, cursors: [''] });
  const cursors = pages.query === query ? pages.cursors : [''];
  const transactions = useTransactionsQuery(
    wanted ? { ...wanted, cursor: cursors.at(-1) ?? '' } : skipToken,
    fresh,
  );
  const totals = useTransactionTotalsQuery(wanted ?? skipToken, fresh);
  const exporting = useExport(filters);
  const pause = usePause();
  const [chosen, setChosen] = useState<Transaction>();

  const { currentData, error } = transactions;
  function goTo(page: number): void {
    const known = cursors.slice(0, page);
    setPages({ query, cursors: known.length < page ? [...known, currentData?.next ?? ''] : known });
  }
  function changeFilters(next: TransactionFilters): void {
    exporting.stop();
    setParams(writeFilters(next), { replace: true });
  }

  return (
    <>
      <TransactionsView
        filters={filters}
        isRangeValid={wanted !== undefined}
        transactions={currentData}
        mayDeposit={pause === null}
        totals={totals.currentData}
        failure={error && toFailure(error)}
        isRetrying={transactions.isFetching}
        page={cursors.length}
        exporting={exporting.state}
        onFilters={changeFilters}
        onPage={goTo}
        onDetail={setChosen}
        onRetry={() => {
          void transactions.refetch();
          void totals.refetch();
        }}
        onExport={() => void exporting.start()}
        onStopExport={exporting.stop}
      />
      {chosen && <Detail transaction={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function Detail({ transaction, onClose }: { transaction: Transaction; onClose(): void }) {
  const { currentData, error, refetch } = useTransactionDetailQuery({ id: transaction.id }, fresh);
  return (
    <TransactionDetailView
      transaction={transaction}
      detail={currentData}
      failure={error && toFailure(error)}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
