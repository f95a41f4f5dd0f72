import { sportsbook } from '@lobby/api-client/contract/game/sportsbook';
import type { ApiFailure } from '@lobby/api-client/request';
import type { ListedType } from '@lobby/sports';
import type { InferOutput } from 'valibot';
import { type Feed, type FeedOptions, openFeed } from './feed.ts';
import type { ShowType } from './match-info.ts';
import type { Value } from './value.ts';

/** Which matches a list shows. */
export interface ListQuery {
  readonly sport: ListedType;
  readonly show: ShowType;
  /** Early only: "2026-11-21" in Beijing time; empty or absent = every day. */
  readonly date?: string;
  /** Ask for these markets' prices only; absent = all that a list carries. */
  readonly wtypes?: readonly string[];
  /** The matches of this league only, by its id. */
  readonly league?: string;
  /** Pause between two questions, ms, of a list that is looked at beside something else; absent = as its kind moves. */
  readonly everyMs?: number;
}

/** The current list. `ids` changes its identity only when matches are added, removed, or begin. */
export interface ListState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Event ids; their matches are on the board. */
  readonly ids: readonly string[];
  /** Why the list never came; a list that came once stays and only grows old. */
  readonly failure?: ApiFailure;
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
export function openList(query: ListQuery, options: FeedOptions): Feed<ListState> {
  const { ask, board } = options;
  opened += 1;
  const source = `list:${opened}`;
  let cursor = '';

  function take({ cursor: next, full, ec, gone }: ListAnswer, state: Value<ListState>): void {
    const before = state.get();
    const begins = new Map(before.ids.map(id => [id, board.matches.latest(id)?.live]));
    const ids = new Set(full ? [] : before.ids);
    for (const { game } of ec) ids.add(board.take(source, game).info.ecid);
    for (const id of gone) ids.delete(id);
    for (const id of before.ids) if (!ids.has(id)) board.drop(source, id);
    cursor = next;
    const changed =
      before.status !== 'ready' ||
      ids.size !== before.ids.length ||
      [...ids].some(id => !begins.has(id) || begins.get(id) !== board.matches.latest(id)?.live);
    if (!changed) return;
    // The list may only name matches that can be read.
    board.flush();
    state.set({ status: 'ready', ids: [...ids] });
  }

  return openFeed<ListState, ListAnswer>(
    {
      loading: { status: 'loading', ids: [] },
      failed: failure => ({ status: 'failed', ids: [], failure }),
      ask(signal) {
        const { sport, show, date = '', wtypes = [], league } = query;
        const lid = league === undefined ? [] : [league];
        const request = { gtype: sport, showtype: show, date, lid, wtype: [...wtypes], since: cursor };
        return ask(sportsbook.gameList, request, { signal });
      },
      take,
      source,
      intervalMs: () => query.everyMs ?? intervalMs[query.show],
      leave({ ids }) {
        for (const id of ids) board.drop(source, id);
      },
    },
    options,
  );
}

type ListAnswer = InferOutput<typeof sportsbook.gameList.answer>;
