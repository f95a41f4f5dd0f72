import { sportsbook } from '@lobby/api-client/contract/sportsbook';
import type { ApiFailure } from '@lobby/api-client/request';
import type { Feed, FeedOptions } from './list-feed.ts';
import type { SportCode } from './match-info.ts';
import { startPolling } from './poller.ts';
import { createValue } from './value.ts';

/** One line of a match and the markets it offers, by wtype. */
export interface OfferedLine {
  readonly gid: string;
  readonly wtypes: readonly string[];
}

/** The current match page: main line first, then alternates. */
export interface MatchState {
  readonly status: 'loading' | 'ready' | 'over' | 'failed';
  readonly lines: readonly OfferedLine[];
  readonly failure?: ApiFailure;
}

const liveMs = 1_000;
const restMs = 3_000;

let opened = 0;

/** Follows every market of one match until it is over. */
export function openMatch(
  query: { readonly sport: SportCode; readonly ecid: string },
  { ask, board, now = Date.now, page }: FeedOptions,
): Feed<MatchState> {
  opened += 1;
  const source = `match:${opened}`;
  const state = createValue<MatchState>({ status: 'loading', lines: [] });
  let answeredAt: number | undefined;
  let stop = start();

  function start(): () => void {
    return startPolling({
      ask: askOnce,
      intervalMs: () => (board.matches.latest(query.ecid)?.live ? liveMs : restMs),
      page,
    });
  }

  async function askOnce(signal: AbortSignal): Promise<'answered' | 'failed'> {
    const asked = await ask(sportsbook.gameMore, { gtype: query.sport, ecid: query.ecid }, { signal });
    if (signal.aborted) return 'failed';
    if (!asked.ok) {
      if (answeredAt === undefined) state.set({ status: 'failed', lines: [], failure: asked.failure });
      return 'failed';
    }
    answeredAt = now();
    const games = asked.data.game.map(game => board.take(source, game));
    const lines = games.map(game => ({ gid: game.info.gid, wtypes: game.offered }));
    if (lines.length === 0) {
      if (state.get().status !== 'over') state.set({ status: 'over', lines: [] });
      board.drop(source, query.ecid);
      return 'answered';
    }
    const before = state.get();
    if (before.status === 'ready' && JSON.stringify(before.lines) === JSON.stringify(lines))
      return 'answered';
    board.flush();
    state.set({ status: 'ready', lines });
    return 'answered';
  }

  return {
    read: state.get,
    subscribe: state.subscribe,
    answeredAt: () => answeredAt,
    retry() {
      stop();
      if (state.get().status === 'failed') state.set({ status: 'loading', lines: [] });
      stop = start();
    },
    close() {
      stop();
      board.drop(source, query.ecid);
    },
  };
}
