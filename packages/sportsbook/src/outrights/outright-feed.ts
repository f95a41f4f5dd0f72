import { outrights } from '@lobby/api-client/contract/outrights';
import type { ApiFailure } from '@lobby/api-client/request';
import type { Feed, FeedOptions } from '../feed/list-feed.ts';
import { startPolling } from '../feed/poller.ts';
import { createValue } from '../feed/value.ts';
import { decodeOutright, type OutrightInfo, outrightPrices } from './outright-info.ts';

/** The market types of champion markets; empty for both. */
export type OutrightShow = 'today' | 'early' | '';

/** The outrights of a list; their identity changes only when something but prices does. */
export interface OutrightsState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly games: readonly OutrightInfo[];
  /** Why the list never came. */
  readonly failure?: ApiFailure;
}

const intervalMs: Readonly<Record<OutrightShow, number>> = { today: 2_000, early: 5_000, '': 3_000 };

let opened = 0;

/** Follows the outrights of a market type: all of them, again and again. Their prices go to the board. */
export function openOutrights(
  show: OutrightShow,
  { ask, board, now = Date.now, page }: FeedOptions,
): Feed<OutrightsState> {
  opened += 1;
  const source = `outrights:${opened}`;
  const state = createValue<OutrightsState>({ status: 'loading', games: [] });
  let answeredAt: number | undefined;
  let stop = start();

  function start(): () => void {
    return startPolling({ ask: askOnce, intervalMs: () => intervalMs[show], page });
  }

  async function askOnce(signal: AbortSignal): Promise<'answered' | 'failed'> {
    const asked = await ask(outrights.gameList, { showtype: show }, { signal });
    if (signal.aborted) return 'failed';
    if (!asked.ok) {
      if (answeredAt === undefined) state.set({ status: 'failed', games: [], failure: asked.failure });
      return 'failed';
    }
    const { systime, game } = asked.data;
    for (const wire of game) board.prices.apply(source, outrightPrices(wire, systime));
    for (const { gid } of state.get().games) {
      if (!game.some(wire => wire.gid === gid)) board.prices.drop(source, gid);
    }
    answeredAt = now();
    const next: OutrightsState = { status: 'ready', games: game.map(wire => decodeOutright(wire, systime)) };
    if (JSON.stringify(next) !== JSON.stringify(state.get())) {
      board.flush();
      state.set(next);
    }
    return 'answered';
  }

  return {
    read: state.get,
    subscribe: state.subscribe,
    answeredAt: () => answeredAt,
    retry() {
      stop();
      if (state.get().status === 'failed') state.set({ status: 'loading', games: [] });
      stop = start();
    },
    close() {
      stop();
      for (const { gid } of state.get().games) board.prices.drop(source, gid);
    },
  };
}
