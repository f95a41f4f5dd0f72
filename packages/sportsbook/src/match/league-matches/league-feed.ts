import { listsOf, type SportType } from '@lobby/sports';
import type { Feed, FeedOptions } from '../../feed/feed.ts';
import { type ListState, openList } from '../../feed/list-feed.ts';
import { createValue } from '../../feed/value.ts';

/** Which matches: those of a league in every list of its sport. */
export interface LeagueQuery {
  readonly sport: SportType;
  /** Its id. */
  readonly league: string;
  /** Ask for these markets' prices only. */
  readonly wtypes: readonly string[];
}

/** Shorter than prices live; nobody bets here by the second. */
const everyMs = 4_000;

/** Follows the open matches of one league, whatever list they stand in: a list for each kind that its sport has. */
export function openLeague(query: LeagueQuery, options: FeedOptions): Feed<ListState> {
  const lists = listsOf(query.sport).map(show => openList({ ...query, show, everyMs }, options));
  const read = (): ListState => {
    const states = lists.map(list => list.read());
    const [first = { status: 'loading', ids: [] }] = states;
    // What one list did not bring is missing; the others are shown.
    if (states.every(({ status }) => status === 'failed')) return first;
    const isLoading = states.some(({ status }) => status === 'loading');
    const ids = new Set(states.flatMap(state => state.ids));
    return { status: isLoading ? 'loading' : 'ready', ids: [...ids] };
  };
  const state = createValue(read());
  const undo = lists.map(list => list.subscribe(() => state.set(read())));
  return {
    read: state.get,
    subscribe: state.subscribe,
    answeredAt: () => lists[0]?.answeredAt(),
    retry: () => lists.forEach(list => void list.retry()),
    close() {
      for (const stop of undo) stop();
      for (const list of lists) list.close();
    },
  };
}
