import type { ApiFailure } from '@lobby/api-client/request';
import type { Transaction, TransactionPage, WantedTransactions } from '../transaction-types.ts';

/** Asks for one page; a failure is a value. */
export type AskTransactions = (
  request: WantedTransactions & { readonly cursor: string; readonly pageSize: number },
) => Promise<{ readonly data: TransactionPage } | { readonly failure: ApiFailure }>;

/**
 * Every transaction that is wanted, newest first, one page after the other. Undefined when `signal` was aborted.
 * @param onProgress called with how many were read so far
 */
export async function collectTransactions(
  ask: AskTransactions,
  wanted: WantedTransactions,
  { onProgress, signal }: { onProgress(done: number): void; signal: AbortSignal },
): Promise<{ readonly transactions: readonly Transaction[] } | { readonly failure: ApiFailure } | undefined> {
  const transactions: Transaction[] = [];
  let cursor = '';
  do {
    const answer = await ask({ ...wanted, cursor, pageSize: 100 });
    if (signal.aborted) return undefined;
    if ('failure' in answer) return answer;
    transactions.push(...answer.data.list);
    onProgress(transactions.length);
    if (signal.aborted) return undefined;
    cursor = answer.data.next;
  } while (cursor !== '');
  return { transactions };
}
