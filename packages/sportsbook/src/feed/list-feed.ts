import { sportsbook } from '@lobby/api-client/contract/sportsbook';
import type { CallSportsbook } from '@lobby/api-client/endpoints/sportsbook';
import type { ApiFailure } from '@lobby/api-client/request';
import type { InferOutput } from 'valibot';
import type { Board } from './board.ts';
import type { ShowType, SportCode } from './match-info.ts';
import { type PageSignals, startPolling } from './poller.ts';
import { createValue } from './value.ts';

/** Which matches a list shows. */
export interface ListQuery {
  readonly sport: SportCode;
  readonly show: ShowType;
  /** Early only: "2026-11-21" in Beijing time; empty or absent = every day. */
  readonly date?: string;
  /** Ask for these markets' prices only; absent = all that a list carries. */
  readonly wtypes?: readonly string[];
}

/** The current list. `ids` changes its identity only when matches are added, removed, or begin. */
export interface ListState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Event ids; their matches are on the board. */
  readonly ids: readonly string[];
  /** Why the list never came; a list that came once stays and only grows old. */
  readonly failure?: ApiFailure;
}

export interface Feed<State> {
  read(): State;
  subscribe(listener: () => void): () => void;
  /** When the platform last answered; undefined before it did. */
  answeredAt(): number | undefined;
  retry(): void;
  close(): void;
}

/** Pause between two questions. Live prices move all the time, an early list hardly does. */
const intervalMs: Readonly<Record<ShowType, number>> = {
  live: 1_000,
  hot: 3_000,
  today: 3_000,
  early: 5_000,
};

let opened = 0;

/** Follows one list with the cursor: everything once, then what changed since. */
export function openList(
  query: ListQuery,
  { ask, board, now = Date.now, page }: FeedOptions,
): Feed<ListState> {
  opened += 1;
  const source = `list:${opened}`;
  const state = createValue<ListState>({ status: 'loading', ids: [] });
  let cursor = '';
  let answeredAt: number | undefined;
  let stop = start();

  function start(): () => void {
    return startPolling({ ask: askOnce, intervalMs: () => intervalMs[query.show], page });
  }

  async function askOnce(signal: AbortSignal): Promise<'answered' | 'failed'> {
    const { sport, show, date = '', wtypes = [] } = query;
    const asked = await ask(
      sportsbook.gameList,
      { gtype: sport, showtype: show, date, wtype: [...wtypes], since: cursor },
      { signal },
    );
    if (signal.aborted) return 'failed';
    if (!asked.ok) {
      if (answeredAt === undefined) state.set({ status: 'failed', ids: [], failure: asked.failure });
      return 'failed';
    }
    take(asked.data);
    return 'answered';
  }

  function take({ cursor: next, full, ec, gone }: ListAnswer): void {
    const before = state.get();
    const begins = new Map(before.ids.map(id => [id, board.matches.latest(id)?.live]));
    const ids = new Set(full ? [] : before.ids);
    for (const { game } of ec) ids.add(board.take(source, game).info.ecid);
    for (const id of gone) ids.delete(id);
    for (const id of before.ids) if (!ids.has(id)) board.drop(source, id);
    cursor = next;
    answeredAt = now();
    const changed =
      before.status !== 'ready' ||
      ids.size !== before.ids.length ||
      [...ids].some(id => !begins.has(id) || begins.get(id) !== board.matches.latest(id)?.live);
    if (!changed) return;
    // The list may only name matches that can be read.
    board.flush();
    state.set({ status: 'ready', ids: [...ids] });
  }

  return {
    read: state.get,
    subscribe: state.subscribe,
    answeredAt: () => answeredAt,
    retry() {
      stop();
      if (state.get().status === 'failed') state.set({ status: 'loading', ids: [] });
      stop = start();
    },
    close() {
      stop();
      for (const id of state.get().ids) board.drop(source, id);
    },
  };
}

/** What every feed needs. */
export interface FeedOptions {
  readonly ask: CallSportsbook;
  readonly board: Board;
  readonly now?: () => number;
  readonly page?: PageSignals;
}

type ListAnswer = InferOutput<typeof sportsbook.gameList.answer>;
