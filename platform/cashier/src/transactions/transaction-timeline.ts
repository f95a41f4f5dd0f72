import type { RecordBooks } from './transaction-rows.ts';
import type { TransactionRow, TransactionStep } from './transaction-source.ts';
import { sourcesOfKind } from './transaction-sources.ts';

/** What happened to a transaction, oldest first; of one that is a posting it is that alone. */
export async function timelineOf(
  { db, sources }: RecordBooks,
  row: TransactionRow,
): Promise<readonly TransactionStep[]> {
  const [source] = sourcesOfKind[row.kind];
  const steps = (await sources[source].timeline?.(db, row)) ?? [];
  return steps.length > 0 ? steps : [{ detail: row.detail, at: Number(row.at) }];
}
