import type { AnswerOf, contract, RequestOf } from '@lobby/api-client/contract';
import type { ApiFailure } from '@lobby/api-client/request';
import { type Bet, keyOf } from '../bet-words.ts';

type Call = typeof contract.record.betRecordList;

/** Which bets: the filters of the list, without paging. */
export type WantedBets = Omit<NonNullable<RequestOf<Call>>, 'pageNum' | 'pageSize'>;

/** Asks for one page; a failure is a value. */
export type AskBets = (
  request: NonNullable<RequestOf<Call>>,
) => Promise<{ data: AnswerOf<Call> } | { failure: ApiFailure }>;

export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** The most a page may have. */
const pageSize = 100;

/**
 * Every bet the filters select, newest first. Each next call asks for what was placed before the last bet, so that bets
 * placed or settled meanwhile neither repeat nor hide others. Ends early, with nothing, when `signal` is aborted.
 */
export async function collectBets(
  ask: AskBets,
  wanted: WantedBets,
  { onProgress, signal }: { onProgress(progress: Progress): void; signal: AbortSignal },
): Promise<{ bets: readonly Bet[] } | { failure: ApiFailure } | undefined> {
  const found = new Map<string, Bet>();
  let { endTime } = wanted;
  let pageNum = 1;
  let total: number | undefined;
  while (true) {
    const answer = await ask({ ...wanted, endTime, pageNum, pageSize });
    if (signal.aborted) return undefined;
    if ('failure' in answer) return answer;
    const { list } = answer.data;
    for (const bet of list) found.set(keyOf(bet), bet);
    total ??= answer.data.total;
    onProgress({ done: found.size, total: Math.max(total, found.size) });
    const last = list.at(-1);
    if (!last || list.length < pageSize) return { bets: [...found.values()] };
    const next = last.placedAt + 1;
    // A whole page of one moment: only its number leads on.
    pageNum = next === endTime ? pageNum + 1 : 1;
    endTime = next;
  }
}
