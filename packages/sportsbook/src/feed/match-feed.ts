import { sportsbook, type WireEndedMatch } from '@lobby/api-client/contract/game/sportsbook';
import type { ApiFailure } from '@lobby/api-client/request';
import type { SportType } from '@lobby/sports';
import type { InferOutput } from 'valibot';
import { type Feed, type FeedOptions, openFeed } from './feed.ts';
import type { Value } from './value.ts';

/** One line of a match and the markets it offers, by wtype. */
export interface OfferedLine {
  readonly gid: string;
  readonly wtypes: readonly string[];
}

/** The current match page: main line first, then alternates. */
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

/** Follows every market of one match until it is over. */
export function openMatch(
  query: { readonly sport: SportType; readonly ecid: string },
  options: FeedOptions,
): Feed<MatchState> {
  const { ask, board } = options;
  opened += 1;
  const source = `match:${opened}`;
  let isGone = false;

  function take({ game, over, ended }: MatchAnswer, state: Value<MatchState>): void {
    const games = game.map(one => board.take(source, one));
    const lines = games.map(({ info, offered }) => ({ gid: info.gid, wtypes: offered }));
    const before = state.get();
    isGone = lines.length === 0;
    if (isGone) {
      const status = over === false && before.status !== 'ready' ? 'unknown' : 'over';
      const isSame = before.status === status && JSON.stringify(before.ended) === JSON.stringify(ended);
      if (!isSame) state.set({ status, lines: [], ...(ended && { ended }) });
      board.drop(source, query.ecid);
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
      leave: () => board.drop(source, query.ecid),
    },
    options,
  );
}

type MatchAnswer = InferOutput<typeof sportsbook.gameMore.answer>;
