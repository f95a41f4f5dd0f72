import { toFailure } from '@lobby/api';
import { useLazyBetHistoryQuery } from '@lobby/api/endpoints/record';
import type { ApiFailure } from '@lobby/api-client/request';
import { useBrand } from '@lobby/brand-kit';
import { useLocale, useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { useEffect, useRef, useState } from 'react';
import { betHistoryMessages } from '../../messages/index.ts';
import { type HistoryFilters, requestOf } from '../filters/history-filters.ts';
import type { Progress } from './collect-bets.ts';
import type { ExportRequest, ExportResult } from './export-history.ts';

/** How far an export is. */
export type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress?: Progress }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/** Exports the bets that the filters select; stops when the page is left. */
export function useExport(filters: HistoryFilters): readonly [ExportState, () => Promise<void>] {
  const t = useText(betHistoryMessages);
  const locale = useLocale();
  const { words } = useBrand();
  const [ask] = useLazyBetHistoryQuery();
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);

  const start = async () => {
    const wanted = requestOf(filters);
    if (!wanted) return;
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    setState({ kind: 'running' });
    const done = await exportWhenLoaded({
      ask: async request => {
        const { data, error } = await ask(request);
        return data ? { data } : { failure: error ? toFailure(error) : { kind: 'aborted' } };
      },
      wanted,
      brand: words.name[locale],
      days: filters.days,
      locale,
      signal,
      onProgress: progress => setState({ kind: 'running', progress }),
    });
    if (signal.aborted) return;
    if (done && 'failure' in done) return setState({ kind: 'failed', failure: done.failure });
    setState({ kind: 'idle' });
    if (done) toast.success(t('betHistory.export.done', { count: done.count }));
  };
  return [state, start];
}

/** Loads the code that exports with the first export. */
async function exportWhenLoaded(request: ExportRequest): Promise<ExportResult | undefined> {
  const loaded = await import('./export-history.ts').catch(() => undefined);
  return loaded ? loaded.exportHistory(request) : { failure: { kind: 'offline' } };
}
