import { toFailure } from '@lobby/api';
import { useLazyTransactionsQuery } from '@lobby/api/endpoints/transactions';
import type { ApiFailure } from '@lobby/api-client/request';
import { useFormat, useText } from '@lobby/i18n';
import { csvFile } from '@lobby/ui-kit/csv';
import { saveFile } from '@lobby/ui-kit/save-file';
import { toast } from '@lobby/ui-kit/toast';
import { useEffect, useRef, useState } from 'react';
import { transactionsMessages } from '../messages/index.ts';
import { type TransactionFilters, wantedOf } from '../transaction-filters.ts';
import { stepWord } from '../transaction-words.ts';
import { collectTransactions } from './collect-transactions.ts';

/** How far an export is. */
export type ExportState =
  | { readonly step: 'idle' }
  | { readonly step: 'running'; readonly done: number }
  | { readonly step: 'failed'; readonly failure: ApiFailure };

/** Saves the transactions that the filters select as a CSV file; stops on demand, and when the page is left. */
export function useExport(filters: TransactionFilters) {
  const t = useText(transactionsMessages);
  const format = useFormat();
  const [ask] = useLazyTransactionsQuery();
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
    const collected = await collectTransactions(
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
      t('transactions.export.time'),
      t('transactions.column.orderNo'),
      t('transactions.kind'),
      t('transactions.column.what'),
      t('transactions.export.yuan'),
      t('transactions.export.usdt'),
      t('transactions.column.state'),
    ];
    const lines = collected.transactions.map(transaction => [
      format.dateTime(transaction.at),
      transaction.orderNo,
      t(`transactions.kind.${transaction.kind}`),
      t(stepWord(transaction.detail)),
      transaction.amount,
      transaction.usdt,
      t(`transactions.state.${transaction.state}`),
    ]);
    const name = t('transactions.export.file', { from: filters.from, to: filters.to });
    saveFile(name, new Blob([csvFile([head, ...lines])], { type: 'text/csv;charset=utf-8' }));
    setState({ step: 'idle' });
    toast.success(t('transactions.export.done', { count: lines.length }));
  }

  function stop(): void {
    stopper.current?.abort();
    setState({ step: 'idle' });
  }
  return { state, start, stop };
}
