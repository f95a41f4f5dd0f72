import type { ApiFailure } from '@lobby/api-client/request';
import { formatFor, type Locale, sayText } from '@lobby/i18n';
import { csvFile } from '@lobby/ui-kit/csv';
import { saveFile } from '@lobby/ui-kit/save-file';
import { betHistoryMessages } from '../../messages/index.ts';
import type { DateRange } from '../filters/history-filters.ts';
import { type AskBets, collectBets, type Progress, type WantedBets } from './collect-bets.ts';
import { historyLines } from './history-lines.ts';
import { exportMessages } from './messages/index.ts';

export interface ExportRequest {
  readonly ask: AskBets;
  readonly wanted: WantedBets;
  /** The brand's name and the days, for the name of the file. */
  readonly brand: string;
  readonly days: DateRange;
  readonly locale: Locale;
  readonly signal: AbortSignal;
  onProgress(progress: Progress): void;
}

/** How many bets the file has, or why there is none. */
export type ExportResult = { readonly count: number } | { readonly failure: ApiFailure };

/**
 * Fetches every bet that is wanted and saves them as a CSV file. Answers nothing when it was stopped.
 */
export async function exportHistory({
  ask,
  wanted,
  brand,
  days,
  locale,
  ...rest
}: ExportRequest): Promise<ExportResult | undefined> {
  const words = exportMessages.load(locale).then(
    () => true,
    () => false,
  );
  const collected = await collectBets(ask, { ...wanted, langx: locale }, rest);
  if (!collected || 'failure' in collected) return collected;
  if (!(await words)) return { failure: { kind: 'offline' } };
  const lines = historyLines(collected.bets, {
    t: (id, values) => sayText(betHistoryMessages, id, values),
    say: (id, values) => sayText(exportMessages, id, values),
    format: formatFor(locale),
  });
  const name = sayText(exportMessages, 'betHistoryFile.file', { brand, ...days });
  saveFile(name, new Blob([csvFile(lines)], { type: 'text/csv;charset=utf-8' }));
  return { count: collected.bets.length };
}
