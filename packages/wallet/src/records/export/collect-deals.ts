import type { ApiFailure } from '@lobby/api-client/request';
import type { Deal, DealPage, WantedDeals } from '../deal-types.ts';

/** Asks for one page; a failure is a value. */
export type AskDeals = (
  request: WantedDeals & { readonly cursor: string; readonly pageSize: number },
) => Promise<{ readonly data: DealPage } | { readonly failure: ApiFailure }>;

/**
 * Every transaction that is wanted, newest first, one page after the other. Undefined when `signal` was aborted.
 * @param onProgress told how many were read so far
 */
export async function collectDeals(
  ask: AskDeals,
  wanted: WantedDeals,
  { onProgress, signal }: { onProgress(done: number): void; signal: AbortSignal },
): Promise<{ readonly deals: readonly Deal[] } | { readonly failure: ApiFailure } | undefined> {
  const deals: Deal[] = [];
  let cursor = '';
  do {
    const answer = await ask({ ...wanted, cursor, pageSize: 100 });
    if (signal.aborted) return undefined;
    if ('failure' in answer) return answer;
    deals.push(...answer.data.list);
    onProgress(deals.length);
    if (signal.aborted) return undefined;
    cursor = answer.data.next;
  } while (cursor !== '');
  return { deals };
}
