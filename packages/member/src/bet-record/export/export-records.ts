import type { ApiFailure } from '@lobby/api-client/request';
import { formatFor, type Locale, sayText } from '@lobby/i18n';
import { csvFile } from '@lobby/ui-kit/csv';
import { saveFile } from '@lobby/ui-kit/save-file';
import { memberMessages } from '../../messages/index.ts';
import type { DateRange } from '../record-filters.ts';
import { type AskRecords, collectRecords, type Progress, type WantedRecords } from './collect-records.ts';

import { exportMessages } from './messages/index.ts';
import { recordLines } from './record-lines.ts';

export interface ExportRequest {
  readonly ask: AskRecords;
  readonly wanted: WantedRecords;
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
export async function exportRecords({
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
  const collected = await collectRecords(ask, { ...wanted, langx: locale }, rest);
  if (!collected || 'failure' in collected) return collected;
  if (!(await words)) return { failure: { kind: 'offline' } };
  const lines = recordLines(collected.records, {
    t: (id, values) => sayText(memberMessages, id, values),
    say: (id, values) => sayText(exportMessages, id, values),
    format: formatFor(locale),
  });
  const name = sayText(exportMessages, 'recordFile.file', { brand, ...days });
  saveFile(name, new Blob([csvFile(lines)], { type: 'text/csv;charset=utf-8' }));
  return { count: collected.records.length };
}
