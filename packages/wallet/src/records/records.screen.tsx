import { toFailure } from '@lobby/api';
import { useDealDetailQuery, useDealsQuery, useDealTotalsQuery } from '@lobby/api/endpoints/transactions';
import { useOpenedAt } from '@lobby/api/use-opened-at';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DealDetailView } from './deal-detail.view.tsx';
import { type DealFilters, readFilters, wantedOf, writeFilters } from './deal-filters.ts';
import type { Deal } from './deal-types.ts';
import { useExport } from './export/use-export.ts';
import { RecordsView } from './records.view.tsx';

const fresh = { refetchOnMountOrArgChange: true } as const;

/** The transaction record; the filters are in the address, the page is not: it depends on those before it. */
export default function RecordsScreen() {
  // The day the page was opened: a range must not move while it is read.
  const now = useOpenedAt();
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params, now);
  const wanted = wantedOf(filters);
  const query = writeFilters(filters).toString();
  // Where each page begins; of other filters none is kept.
  const [pages, setPages] = useState({ query, cursors: [''] });
  const cursors = pages.query === query ? pages.cursors : [''];
  const records = useDealsQuery(wanted ? { ...wanted, cursor: cursors.at(-1) ?? '' } : skipToken, fresh);
  const totals = useDealTotalsQuery(wanted ?? skipToken, fresh);
  const exporting = useExport(filters);
  const [chosen, setChosen] = useState<Deal>();

  const { currentData, error } = records;
  function goTo(page: number): void {
    const known = cursors.slice(0, page);
    setPages({ query, cursors: known.length < page ? [...known, currentData?.next ?? ''] : known });
  }
  function changeFilters(next: DealFilters): void {
    exporting.stop();
    setParams(writeFilters(next), { replace: true });
  }

  return (
    <>
      <RecordsView
        filters={filters}
        isRangeValid={wanted !== undefined}
        records={currentData}
        totals={totals.currentData}
        failure={error && toFailure(error)}
        isRetrying={records.isFetching}
        page={cursors.length}
        exporting={exporting.state}
        onFilters={changeFilters}
        onPage={goTo}
        onDetail={setChosen}
        onRetry={() => {
          void records.refetch();
          void totals.refetch();
        }}
        onExport={() => void exporting.start()}
        onStopExport={exporting.stop}
      />
      {chosen && <Detail deal={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function Detail({ deal, onClose }: { deal: Deal; onClose(): void }) {
  const { currentData, error, refetch } = useDealDetailQuery({ id: deal.id }, fresh);
  return (
    <DealDetailView
      deal={deal}
      detail={currentData}
      failure={error && toFailure(error)}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
