import type { contract, RequestOf } from '@lobby/api-client/contract';
import type { ApiFailure } from '@lobby/api-client/request';
import type { Bet } from '../bet-words.ts';

type Call = typeof contract.record.betRecordList;

/** Which bets: the filters of the list, without paging. */
export type WantedBets = Omit<NonNullable<RequestOf<Call>>, 'pageNum' | 'pageSize'>;

/** What is known of a bet to collect it. */
export interface Placed {
  readonly placedAt: number;
}

interface Paging {
  readonly endTime?: number | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Asks for one page; a failure is a value. */
export type AskPage<Row extends Placed, Wanted> = (
  request: Wanted & Paging,
) => Promise<{ data: { readonly list: readonly Row[]; readonly total: number } } | { failure: ApiFailure }>;
export type AskBets = AskPage<Bet, WantedBets>;

export interface Progress {
  readonly done: number;
  readonly total: number;
}

interface Collecting<Row> {
  readonly signal: AbortSignal;
  /** Identifies a bet. */
  keyOf(row: Row): string;
  onProgress(progress: Progress): void;
}

/** The most a page may have. */
const pageSize = 100;

/**
 * Every bet the filters select, newest first. Each next call asks for what was placed before the last bet, so that bets
 * placed or settled meanwhile neither repeat nor hide others. Ends early, with nothing, when `signal` is aborted.
 */
export async function collectBets<
  Row extends Placed,
  Wanted extends { readonly endTime?: number | undefined },
>(
  ask: AskPage<Row, Wanted>,
  wanted: Wanted,
  { keyOf, onProgress, signal }: Collecting<Row>,
): Promise<{ bets: readonly Row[] } | { failure: ApiFailure } | undefined> {
  const found = new Map<string, Row>();
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
