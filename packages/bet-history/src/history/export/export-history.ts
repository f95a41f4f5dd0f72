import type { ApiFailure } from '@lobby/api-client/request';
import type { DayRange } from '@lobby/calendar';
import { formatFor, type Locale, sayText } from '@lobby/i18n';
import { csvFile } from '@lobby/ui-kit/csv';
import { saveFile } from '@lobby/ui-kit/save-file';
import { betHistoryMessages } from '../../messages/index.ts';
import { keyOf as keyOfBet } from '../bet-words.ts';
import type { VenueBet } from '../rounds/venue-bet.ts';
import {
  type AskBets,
  type AskPage,
  collectBets,
  type Placed,
  type Progress,
  type WantedBets,
} from './collect-bets.ts';
import { historyLines, type LineWords } from './history-lines.ts';
import { exportMessages } from './messages/index.ts';
import { roundLines } from './round-lines.ts';

/** What every export is told. */
export interface ExportSetting {
  /** The brand's name and the days, for the name of the file. */
  readonly brand: string;
  readonly days: DayRange;
  readonly locale: Locale;
  readonly signal: AbortSignal;
  onProgress(progress: Progress): void;
}

/** How many bets the file has, or why there is none. */
export type ExportResult = { readonly count: number } | { readonly failure: ApiFailure };

/** Saves every bet on sports that is wanted as a CSV file. Answers nothing when it was stopped. */
export function exportHistory(ask: AskBets, wanted: WantedBets, setting: ExportSetting) {
  return exportAs(
    ask,
    { ...wanted, langx: setting.locale },
    { keyOf: keyOfBet, linesOf: historyLines },
    setting,
  );
}

/** As `exportHistory`, for the bets at every venue. @param keyOf handed in: a file of its own for it would be named by the entry. */
export function exportRounds<Wanted extends { readonly endTime?: number | undefined }>(
  ask: AskPage<VenueBet, Wanted>,
  wanted: Wanted,
  keyOf: (bet: VenueBet) => string,
  setting: ExportSetting,
) {
  return exportAs(ask, { ...wanted, langx: setting.locale }, { keyOf, linesOf: roundLines }, setting);
}

interface Kind<Row> {
  keyOf(row: Row): string;
  linesOf(rows: readonly Row[], words: LineWords): string[][];
}

async function exportAs<Row extends Placed, Wanted extends { readonly endTime?: number | undefined }>(
  ask: AskPage<Row, Wanted>,
  wanted: Wanted,
  { keyOf: key, linesOf }: Kind<Row>,
  { brand, days, locale, ...rest }: ExportSetting,
): Promise<ExportResult | undefined> {
  const words = exportMessages.load(locale).then(
    () => true,
    () => false,
  );
  const collected = await collectBets(ask, wanted, { keyOf: key, ...rest });
  if (!collected || 'failure' in collected) return collected;
  if (!(await words)) return { failure: { kind: 'offline' } };
  const lines = linesOf(collected.bets, {
    t: (id, values) => sayText(betHistoryMessages, id, values),
    say: (id, values) => sayText(exportMessages, id, values),
    format: formatFor(locale),
  });
  const name = sayText(exportMessages, 'betHistoryFile.file', { brand, ...days });
  saveFile(name, new Blob([csvFile(lines)], { type: 'text/csv;charset=utf-8' }));
  return { count: collected.bets.length };
}
