import { outrights } from '@lobby/api-client/contract/game/outrights';
import type { ApiFailure } from '@lobby/api-client/request';
import type { InferOutput } from 'valibot';
import { type Feed, type FeedOptions, openFeed } from '../feed/feed.ts';
import type { Value } from '../feed/value.ts';
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
export function openOutrights(show: OutrightShow, options: FeedOptions): Feed<OutrightsState> {
  const { ask, board } = options;
  opened += 1;
  const source = `outrights:${opened}`;

  function take({ systime, game }: OutrightsAnswer, state: Value<OutrightsState>): void {
    for (const wire of game) board.prices.apply(source, outrightPrices(wire, systime));
    for (const { gid } of state.get().games) {
      if (!game.some(wire => wire.gid === gid)) board.prices.drop(source, gid);
    }
    const next: OutrightsState = { status: 'ready', games: game.map(wire => decodeOutright(wire, systime)) };
    if (JSON.stringify(next) === JSON.stringify(state.get())) return;
    board.flush();
    state.set(next);
  }

  return openFeed<OutrightsState, OutrightsAnswer>(
    {
      loading: { status: 'loading', games: [] },
      failed: failure => ({ status: 'failed', games: [], failure }),
      ask: signal => ask(outrights.gameList, { showtype: show }, { signal }),
      take,
      source,
      intervalMs: () => intervalMs[show],
      leave({ games }) {
        for (const { gid } of games) board.prices.drop(source, gid);
      },
    },
    options,
  );
}

type OutrightsAnswer = InferOutput<typeof outrights.gameList.answer>;
