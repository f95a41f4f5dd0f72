import { toFailure } from '@lobby/api';
import { useLazyDealsQuery } from '@lobby/api/endpoints/transactions';
import type { ApiFailure } from '@lobby/api-client/request';
import { useFormat, useText } from '@lobby/i18n';
import { csvFile } from '@lobby/ui-kit/csv';
import { saveFile } from '@lobby/ui-kit/save-file';
import { toast } from '@lobby/ui-kit/toast';
import { useEffect, useRef, useState } from 'react';
import { type DealFilters, wantedOf } from '../deal-filters.ts';
import { stepWord } from '../deal-words.ts';
import { recordsMessages } from '../messages/index.ts';
import { collectDeals } from './collect-deals.ts';

/** How far an export is. */
export type ExportState =
  | { readonly step: 'idle' }
  | { readonly step: 'running'; readonly done: number }
  | { readonly step: 'failed'; readonly failure: ApiFailure };

/** Saves the transactions that the filters select as a CSV file; stops when told, and when the page is left. */
export function useExport(filters: DealFilters) {
  const t = useText(recordsMessages);
  const format = useFormat();
  const [ask] = useLazyDealsQuery();
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);

  async function start(): Promise<void> {
    const wanted = wantedOf(filters);
    if (!wanted || state.step === 'running') return;
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    setState({ step: 'running', done: 0 });
    const onProgress = (done: number) => setState({ step: 'running', done });
    const collected = await collectDeals(
      async request => {
        const { data, error } = await ask(request);
        return data ? { data } : { failure: error ? toFailure(error) : { kind: 'aborted' } };
      },
      wanted,
      { onProgress: done => !signal.aborted && onProgress(done), signal },
    );
    if (!collected) return;
    if ('failure' in collected) return setState({ step: 'failed', failure: collected.failure });
    const head = [
      t('records.export.time'),
      t('records.column.orderNo'),
      t('records.kind'),
      t('records.column.what'),
      t('records.export.yuan'),
      t('records.export.usdt'),
      t('records.column.state'),
    ];
    const lines = collected.deals.map(deal => [
      format.dateTime(deal.at),
      deal.orderNo,
      t(`records.kind.${deal.kind}`),
      t(stepWord(deal.detail)),
      deal.amount,
      deal.usdt,
      t(`records.state.${deal.state}`),
    ]);
    const name = t('records.export.file', { from: filters.from, to: filters.to });
    saveFile(name, new Blob([csvFile([head, ...lines])], { type: 'text/csv;charset=utf-8' }));
    setState({ step: 'idle' });
    toast.success(t('records.export.done', { count: lines.length }));
  }

  function stop(): void {
    stopper.current?.abort();
    setState({ step: 'idle' });
  }
  return { state, start, stop };
}
