import { sportsbook, type WireEndedMatch } from '@lobby/api-client/contract/game/sportsbook';
import type { ApiFailure } from '@lobby/api-client/request';
import type { Counted, SportType } from '@lobby/sports';
import type { InferOutput } from 'valibot';
import { type Feed, type FeedOptions, openFeed } from './feed.ts';
import type { Value } from './value.ts';

/** One line of a match and the markets it offers, by wtype. */
export interface OfferedLine {
  /** Its match: the main one, or a sub-match of it. */
  readonly ecid: string;
  readonly counts: Counted;
  readonly gid: string;
  readonly wtypes: readonly string[];
}

/** The current match page: the main match first, then its sub-matches. */
export interface MatchState {
  readonly status: 'loading' | 'ready' | 'over' | 'unknown' | 'failed';
  readonly lines: readonly OfferedLine[];
  readonly failure?: ApiFailure;
  /** How it ended, of one that is over, once that is reported. */
  readonly ended?: WireEndedMatch;
}

const liveMs = 1_000;
const restMs = 3_000;
/** One that is over, or that nobody knows, hardly ever comes back. */
const goneMs = 30_000;

let opened = 0;

/** Follows every market of one match and of its sub-matches until it is over; a sub-match stands for its match. */
export function openMatch(
  query: { readonly sport: SportType; readonly ecid: string },
  options: FeedOptions,
): Feed<MatchState> {
  const { ask, board } = options;
  opened += 1;
  const source = `match:${opened}`;
  let isGone = false;
  const taken = new Set<string>();

  function dropMatch(ecid: string): void {
    taken.delete(ecid);
    board.drop(source, ecid);
  }

  function take({ game, over, ended }: MatchAnswer, state: Value<MatchState>): void {
    const games = game.map(one => board.take(source, one));
    const lines = games.map(({ info: { ecid, counts, gid }, offered }) => ({
      ecid,
      counts,
      gid,
      wtypes: offered,
    }));
    for (const { ecid } of lines) taken.add(ecid);
    for (const ecid of taken) if (!lines.some(line => line.ecid === ecid)) dropMatch(ecid);
    const before = state.get();
    isGone = lines.length === 0;
    if (isGone) {
      const status = over === false && before.status !== 'ready' ? 'unknown' : 'over';
      const isSame = before.status === status && JSON.stringify(before.ended) === JSON.stringify(ended);
      if (!isSame) state.set({ status, lines: [], ...(ended && { ended }) });
      return;
    }
    if (before.status === 'ready' && JSON.stringify(before.lines) === JSON.stringify(lines)) return;
    board.flush();
    state.set({ status: 'ready', lines });
  }

  return openFeed<MatchState, MatchAnswer>(
    {
      loading: { status: 'loading', lines: [] },
      failed: failure => ({ status: 'failed', lines: [], failure }),
      ask: signal => ask(sportsbook.gameMore, { gtype: query.sport, ecid: query.ecid }, { signal }),
      take,
      source,
      intervalMs: () => (isGone ? goneMs : board.matches.latest(query.ecid)?.live ? liveMs : restMs),
      leave: () => taken.forEach(dropMatch),
    },
    options,
  );
}

type MatchAnswer = InferOutput<typeof sportsbook.gameMore.answer>;
