import type { ApiFailure } from '@lobby/api-client/request';
import { useBrand } from '@lobby/brand-kit';
import type { DayRange } from '@lobby/calendar';
import { useLocale, useText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit/toast';
import { useEffect, useRef, useState } from 'react';
import { betHistoryMessages } from '../../messages/index.ts';
import type { Progress } from './collect-bets.ts';
import type { ExportResult, ExportSetting } from './export-history.ts';

/** How far an export is. */
export type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress?: Progress }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/** Exports by the code that is loaded with the first export. */
export type RunExport = (
  loaded: typeof import('./export-history.ts'),
  setting: ExportSetting,
) => Promise<ExportResult | undefined>;

/** Exports bets of some days; stops when the page is left. @param run undefined: nothing can be asked for. */
export function useExport(
  days: DayRange,
  run: RunExport | undefined,
): readonly [ExportState, () => Promise<void>] {
  const t = useText(betHistoryMessages);
  const locale = useLocale();
  const { words } = useBrand();
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);

  const start = async () => {
    if (!run) return;
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    setState({ kind: 'running' });
    const done = await exportWhenLoaded(run, {
      ...{ brand: words.name[locale], days, locale, signal },
      onProgress: progress => setState({ kind: 'running', progress }),
    });
    if (signal.aborted) return;
    if (done && 'failure' in done) return setState({ kind: 'failed', failure: done.failure });
    setState({ kind: 'idle' });
    if (done) toast.success(t('betHistory.export.done', { count: done.count }));
  };
  return [state, start];
}

async function exportWhenLoaded(run: RunExport, setting: ExportSetting): Promise<ExportResult | undefined> {
  const loaded = await import('./export-history.ts').catch(() => undefined);
  return loaded ? run(loaded, setting) : { failure: { kind: 'offline' } };
}
